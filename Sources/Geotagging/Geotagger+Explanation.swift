public import Newsroom

extension Geotagger {
    /// Only so many namesakes are told: there are hundreds of San Joses.
    private static let mostNamesakes = 4

    /// Which places of an article were considered, as `geotag` does, and what spoke for and against each.
    public func explanation(
        title: String, summary: String, text: String, sourceCountry: String?, at coordinates: Coordinates? = nil
    ) -> GeotagExplanation {
        var whole = "\(title)\n\(summary)\n\(text.prefix(500))"
        let geotag = geotag(
            title: title, summary: summary, text: text, sourceCountry: sourceCountry, at: coordinates)
        let considered = whole.withUTF8 { bytes -> [GeotagExplanation.Consideration] in
            guard let analysis = analysis(of: bytes, home: Self.number(of: sourceCountry)) else { return [] }
            return analysis.spots.indices.map { consideration(of: $0, in: analysis, bytes) }
        }
        return GeotagExplanation(
            geotag: geotag, isGivenByPublisher: coordinates != nil, threshold: Double(Evidence.threshold),
            considered: considered)
    }

    private func consideration(
        of index: Int, in analysis: Analysis, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> GeotagExplanation.Consideration {
        let spot = analysis.spots[index]
        let group = analysis.groups[spot.group]
        let first = analysis.tokens[spot.tokens.lowerBound], last = analysis.tokens[spot.tokens.upperBound - 1]
        let end = Int(last.bytes.upperBound) + (spot.endsWithStop ? 1 : 0)
        let others = group.candidates.filter { $0.row != group.candidate.row }
        return GeotagExplanation.Consideration(
            text: String(decoding: bytes[Int(first.bytes.lowerBound)..<end], as: UTF8.self),
            place: gazetteer.place(at: group.candidate.row),
            namesakes: others.prefix(Self.mostNamesakes).map { gazetteer.place(at: $0.row) },
            score: Double(analysis.scores[index]), isTaken: analysis.scores[index] >= Evidence.threshold,
            reasons: reasons(for: spot, of: group, in: analysis))
    }

    private func reasons(for spot: Spot, of group: NameGroup, in analysis: Analysis) -> [String] {
        let marks = group.candidate.marks
        let local = analysis.evidence.local(spot, group)
        let roles = analysis.tokens[spot.tokens.lowerBound].roles
        let facts: [(holds: Bool, reason: String)] = [
            (marks.contains(.demonym), "it names a people"),
            (marks.contains(.alternate), "it is another name of the place"),
            (marks.contains(.ordinaryWord), "it is an ordinary word too"),
            (marks.contains(.givenName), "it is a given name too"),
            (marks.contains(.surname), "it is a surname too"),
            (analysis.evidence.persons.contains(spot.name), "a person of that name is in the text"),
            (!roles.isDisjoint(with: .neverTowns), "such words are hardly ever towns"),
            (spot.container != nil, "behind the comma stands where it is"),
            (spot.isContainer, "it says where the place before it is"),
            (spot.isCaseless, "its line capitalises every word"),
            (group.support >= 0.5, "other places of the text speak for it"),
            (local >= 0.5, "the words beside it speak for a place"),
            (local <= -0.5, "the words beside it speak against a place"),
        ]
        return facts.filter(\.holds).map(\.reason)
    }
}
