import Newsroom
import TextReading

/// Finds the geographic focus of a text, the one place that it is about: the most specific one that the headline and the
/// first sentences speak of. Where the text speaks of several alike there is none: a wrong pin is worse than none.
struct Focus {
    let analysis: Analysis

    /// Below this share of all that is said about places, a text is about no single one.
    private static let leastShare: Float = 0.35
    /// A place mentioned once, far from the beginning, is not what the text is about.
    private static let leastWeight: Float = 0.7

    private static let leastConfidence = 0.3
    /// How much more is said of the country that the headline begins with.
    private static let ofSubject: Float = 1.2
    /// In characters: what a text begins with within these is where it is told from.
    private static let opening = 12

    /// The name that means the place, by its index, and how sure that is, 0…1; nil when there is none.
    func find() -> (group: Int, confidence: Double)? {
        let weights = weights()
        let groups = analysis.groups
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
        guard confidence >= Self.leastConfidence, !isInPassing(best) else { return nil }
        return (best, (confidence * 100).rounded() / 100)
    }

    /// The weight in the text of what each name means.
    private func weights() -> [Float] {
        var weights = [Float](repeating: 0, count: analysis.groups.count)
        var later = weights
        let title = endOfTitle()
        let subject = countryOfSubject()
        for (index, toponym) in analysis.toponyms.enumerated() where analysis.isPlace(index) {
            let candidate = analysis.groups[toponym.group].candidate
            var weight = Float(analysis.confidence(of: index))
            if candidate.traits.contains(.demonym) { weight *= 0.5 }
            if subject != 0, country(of: toponym.group) == subject { weight *= Self.ofSubject }
            // "Texas" in "Paris, Texas" only says where Paris is; a part of the world is hardly a place to go to.
            if toponym.isContainer { weight *= 0.3 }
            if analysis.gazetteer.record(at: candidate.place).kind == .continent { weight *= 0.5 }
            let start = toponym.scalars.lowerBound
            if start < title || isDateline(toponym) {
                weights[toponym.group] += weight * 2.5
            } else if start < title + 300 {
                weights[toponym.group] += weight * 1.2
            } else {
                later[toponym.group] += weight * 0.5
            }
        }
        for index in weights.indices { weights[index] += min(2, later[index]) }
        return weights
    }

    /// The country of the place that the headline begins with, 0 where it begins with none: "Portugal bars trawlers from Spain" is
    /// about who acts.
    private func countryOfSubject() -> UInt16 {
        let first = analysis.toponyms.indices.first { analysis.isPlace($0) }
        guard let first, analysis.toponyms[first].words.lowerBound == 0,
            !analysis.groups[analysis.toponyms[first].group].candidate.traits.contains(.demonym)
        else { return 0 }
        return country(of: analysis.toponyms[first].group)
    }

    /// "PORTO, Portugal (AP) --": capitals at the beginning of a sentence, then a comma, a bracket or a dash.
    private func isDateline(_ toponym: Toponym) -> Bool {
        let words = analysis.passage.words
        let first = words[toponym.words.lowerBound]
        guard first.gap == .sentence, first.isInCapitals, toponym.words.upperBound < words.count else {
            return false
        }
        switch words[toponym.words.upperBound].gap {
        case .comma, .bracket, .dash: return true
        default: return false
        }
    }

    /// Where the headline ends: at the first line or sentence, at most 160 characters.
    private func endOfTitle() -> Int {
        for word in analysis.passage.words.dropFirst(2) where word.gap == .sentence {
            return min(160, word.scalars.lowerBound)
        }
        return 160
    }

    /// Whether a place abroad is named once, and neither in the headline nor at the head of the text: somebody may be from there,
    /// or something like it was there before. Where the news itself is abroad, the headline or a second sentence says so.
    private func isInPassing(_ group: Int) -> Bool {
        let country = country(of: group)
        guard analysis.home != 0, country != 0, country != analysis.home else { return false }
        let named = analysis.toponyms.indices.filter {
            analysis.isPlace($0) && self.country(of: analysis.toponyms[$0].group) == country
        }
        guard named.count == 1, let toponym = named.first.map({ analysis.toponyms[$0] }) else { return false }
        return toponym.scalars.lowerBound >= endOfTitle() + Self.opening && !isDateline(toponym)
    }

    private func country(of group: Int) -> UInt16 {
        analysis.gazetteer.record(at: analysis.groups[group].candidate.place).country
    }

    private func contains(_ outer: Int, _ inner: Int) -> Bool {
        analysis.resolver.lies(analysis.groups[inner].candidate.place, in: analysis.groups[outer].candidate.place)
    }

    private func isInOneCountry(_ one: Int, _ other: Int) -> Bool {
        country(of: one) == country(of: other)
    }

    /// Whether one place lies in the other, or they are one.
    private func isRelated(_ one: Int, _ other: Int) -> Bool {
        analysis.groups[one].candidate.place == analysis.groups[other].candidate.place || contains(one, other)
            || contains(other, one)
    }
}
