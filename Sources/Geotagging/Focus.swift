import Newsroom

/// Finds the one place that a text is about: the most specific one that the headline and the first sentences speak of.
/// Where the text speaks of several alike there is none: a wrong pin is worse than none.
struct Focus {
    let answer: Answer
    let scores: [Float]

    /// Below this share of all that is said about places, a text is about no single one.
    private static let leastShare: Float = 0.35
    /// A place mentioned once, far from the beginning, is not what the text is about.
    private static let leastWeight: Float = 0.7

    private static let leastConfidence = 0.3

    /// The group of spots that mean the place, and how sure it is, 0…1; nil when there is none.
    func place() -> (group: Int, confidence: Double)? {
        let weights = weights()
        let groups = answer.groups
        guard let all = groups.indices.max(by: { weights[$0] < weights[$1] }), weights[all] >= Self.leastWeight else {
            return nil
        }
        // What is said of a country is said of the town in it, when the town is what the text speaks of.
        var best = all
        var bestTotal: Float = 0
        for index in groups.indices where weights[index] >= max(Self.leastWeight, weights[all] * 0.4) {
            var total = weights[index]
            for other in groups.indices where other != index && contains(other, index) { total += weights[other] * 0.6 }
            if total > bestTotal {
                best = index
                bestTotal = total
            }
        }
        var rivals: Float = 0, strongest: Float = 0
        for index in groups.indices where index != best && !isRelated(index, best) {
            rivals += weights[index]
            if !isInOneCountry(index, best) { strongest = max(strongest, weights[index]) }
        }
        // Two countries alike: neither is what the text is about.
        guard strongest < bestTotal * 0.9 else { return nil }
        let share = bestTotal / (bestTotal + rivals)
        guard share >= Self.leastShare else { return nil }
        let confidence = min(1, Double(share) * Double(0.4 + weights[best] / 5))
        guard confidence >= Self.leastConfidence else { return nil }
        return (best, (confidence * 100).rounded() / 100)
    }

    /// How much of the text speaks of each place.
    private func weights() -> [Float] {
        var weights = [Float](repeating: 0, count: answer.groups.count)
        var later = weights
        let title = endOfTitle()
        for (index, spot) in answer.spots.enumerated() where scores[index] >= Evidence.threshold {
            let candidate = answer.groups[spot.group].candidate
            var weight = Float(answer.confidence(scores[index]))
            if candidate.marks.contains(.demonym) { weight *= 0.5 }
            // "Texas" in "Paris, Texas" only says where Paris is; a part of the world is hardly a place to go to.
            if spot.isContainer { weight *= 0.3 }
            if answer.gazetteer.rows[Int(candidate.row)].kind == .continent { weight *= 0.5 }
            let start = answer.tokens[spot.tokens.lowerBound].scalars.lowerBound
            if start < title || isDateline(spot) {
                weights[spot.group] += weight * 2.5
            } else if start < title + 300 {
                weights[spot.group] += weight * 1.2
            } else {
                later[spot.group] += weight * 0.5
            }
        }
        for index in weights.indices { weights[index] += min(2, later[index]) }
        return weights
    }

    /// "PORTO, Portugal (AP) --": capitals at the beginning of a sentence, then a comma, a bracket or a dash.
    private func isDateline(_ spot: Spot) -> Bool {
        let tokens = answer.tokens
        let first = tokens[spot.tokens.lowerBound]
        guard first.gap == .sentence, first.shape == .capitals, spot.tokens.upperBound < tokens.count else {
            return false
        }
        switch tokens[spot.tokens.upperBound].gap {
        case .comma, .bracket, .dash: return true
        default: return false
        }
    }

    /// Where the headline ends: at the first line or sentence, at most 160 characters.
    private func endOfTitle() -> Int32 {
        for token in answer.tokens.dropFirst(2) where token.gap == .sentence {
            return min(160, token.scalars.lowerBound)
        }
        return 160
    }

    private func contains(_ outer: Int, _ inner: Int) -> Bool {
        let resolver = Resolver(gazetteer: answer.gazetteer, home: 0, homeWeight: 0)
        return resolver.lies(answer.groups[inner].candidate.row, in: answer.groups[outer].candidate.row)
    }

    private func isInOneCountry(_ one: Int, _ other: Int) -> Bool {
        let rows = answer.gazetteer.rows
        return rows[Int(answer.groups[one].candidate.row)].country
            == rows[Int(answer.groups[other].candidate.row)].country
    }

    /// Whether one place lies in the other, or they are one.
    private func isRelated(_ one: Int, _ other: Int) -> Bool {
        answer.groups[one].candidate.row == answer.groups[other].candidate.row || contains(one, other)
            || contains(other, one)
    }
}
