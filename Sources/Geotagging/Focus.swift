import Newsroom
import TextReading

/// The geographic focus of a text: the most specific place that its headline and opening sentences are about. If
/// several places are equally prominent there is none: a wrong pin is worse than no pin.
struct Focus {
    let analysis: Analysis

    /// The minimum share of the text's place weight; below it, the text is not about a single place.
    private static let leastShare: Float = 0.35
    /// The minimum weight, which a single mention late in the text does not reach.
    private static let leastWeight: Float = 0.7

    private static let leastConfidence = 0.3
    /// The factor for places in the country named first in the headline.
    private static let ofSubject: Float = 1.2
    /// The factor for a country that begins a headline but acts in another one.
    private static let ofActor: Float = 0.5
    /// The opening of a text, in characters: a place this near its start is a dateline.
    private static let opening = 12

    /// Returns the index of the name that is the focus, with a confidence from 0 to 1; nil if there is no focus.
    func find() -> (group: Int, confidence: Double)? {
        let weights = weights()
        let groups = analysis.groups
        guard let all = groups.indices.max(by: { weights[$0] < weights[$1] }), weights[all] >= Self.leastWeight else {
            return nil
        }
        // If the text is mainly about a town, mentions of its country count towards the town.
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
        // With two countries equally prominent, the text is about neither.
        guard strongest < bestTotal * 0.9 else { return nil }
        let share = bestTotal / (bestTotal + rivals)
        guard share >= Self.leastShare else { return nil }
        let confidence = min(1, Double(share) * Double(0.4 + weights[best] / 5))
        guard confidence >= Self.leastConfidence, !isInPassing(best) else { return nil }
        return (best, (confidence * 100).rounded() / 100)
    }

    /// Returns each name's weight in the text.
    private func weights() -> [Float] {
        var weights = [Float](repeating: 0, count: analysis.groups.count)
        var later = weights
        let title = endOfTitle()
        let roles = FocusRoles(analysis: analysis, endOfTitle: title)
        let subject = countryOfSubject()
        for (index, toponym) in analysis.toponyms.enumerated() where analysis.isPlace(index) {
            let candidate = analysis.groups[toponym.group].candidate
            let start = toponym.scalars.lowerBound
            var weight = Float(analysis.confidence(of: index))
            if candidate.traits.contains(.demonym) { weight *= 0.5 }
            if start < title, !roles.scenes.contains(index), roles.actsElsewhere(toponym) {
                weight *= Self.ofActor
            } else if subject != 0, country(of: toponym.group) == subject {
                weight *= Self.ofSubject
            }
            if roles.isRepresented(toponym) { weight *= 0.3 }
            // In "Paris, Texas", Texas only locates Paris. A continent is hardly a place to pin.
            if toponym.isContainer { weight *= 0.3 }
            if analysis.gazetteer.record(at: candidate.place).kind == .continent { weight *= 0.5 }
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

    /// Returns the country of the place that begins the headline; 0 if none. "Portugal bars trawlers from Spain" is
    /// about the country that acts.
    private func countryOfSubject() -> UInt16 {
        let first = analysis.toponyms.indices.first { analysis.isPlace($0) }
        guard let first, analysis.toponyms[first].words.lowerBound == 0,
            !analysis.groups[analysis.toponyms[first].group].candidate.traits.contains(.demonym)
        else { return 0 }
        return country(of: analysis.toponyms[first].group)
    }

    /// Returns whether a toponym is a dateline, as in "PORTO, Portugal (AP) --": capitals at the start of a sentence,
    /// then a comma, bracket or dash.
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

    /// Returns the end of the headline: the first line or sentence break, at most 160 characters in.
    private func endOfTitle() -> Int {
        for word in analysis.passage.words.dropFirst(2) where word.gap == .sentence {
            return min(160, word.scalars.lowerBound)
        }
        return 160
    }

    /// Returns whether a foreign country is mentioned only once, outside the headline and the dateline. That may be
    /// someone's origin or a comparison; real foreign news names the place in the headline or again.
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

    /// Returns whether two places are the same or one contains the other.
    private func isRelated(_ one: Int, _ other: Int) -> Bool {
        analysis.groups[one].candidate.place == analysis.groups[other].candidate.place || contains(one, other)
            || contains(other, one)
    }
}
