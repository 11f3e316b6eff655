import Newsroom

/// Puts together what was found: the mentions, and the one place that the text is about.
struct Answer {
    let gazetteer: Gazetteer
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [Token]
    let spots: [Spot]
    let groups: [NameGroup]

    func geotag(scores: [Float]) -> Geotag {
        var mentions: [PlaceMention] = []
        var places: [Int: Place] = [:]
        let found = spots.indices.filter { scores[$0] >= Evidence.threshold }
        // "Egyptian" points to Egypt, but is no place beside one that is named.
        let named = found.filter { !groups[spots[$0].group].candidate.marks.contains(.demonym) }
        for index in named.isEmpty ? found : named {
            let spot = spots[index]
            let place = places[spot.group] ?? gazetteer.place(at: groups[spot.group].candidate.row)
            places[spot.group] = place
            let first = tokens[spot.tokens.lowerBound], last = tokens[spot.tokens.upperBound - 1]
            let stop: Int32 = spot.endsWithStop ? 1 : 0
            let spelled = bytes[Int(first.bytes.lowerBound)..<Int(last.bytes.upperBound + stop)]
            mentions.append(
                PlaceMention(
                    place: place, range: Int(first.scalars.lowerBound)..<Int(last.scalars.upperBound + stop),
                    text: String(decoding: spelled, as: UTF8.self), confidence: confidence(scores[index])))
        }
        guard let focus = Focus(answer: self, scores: scores).place() else { return Geotag(mentions: mentions) }
        return Geotag(
            mentions: mentions, location: places[focus.group] ?? gazetteer.place(at: groups[focus.group].candidate.row),
            confidence: focus.confidence)
    }

    /// A score as a confidence: 0.5 at the threshold, towards 1 above.
    func confidence(_ score: Float) -> Double {
        let excess = Double(score - Evidence.threshold)
        return ((0.5 + 0.5 * excess / (excess + 1)) * 100).rounded() / 100
    }
}
