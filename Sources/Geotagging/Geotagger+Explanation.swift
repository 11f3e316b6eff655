public import Newsroom
public import TextReading

extension Geotagger {
    /// The most namesakes listed: there are hundreds of San Joses.
    private static let mostNamesakes = 4

    /// Explains the result of `geotag`: all toponyms considered in an article, with the reasons for and against each.
    public func explanation(
        title: String, summary: String, text: String, reading: ArticleReading? = nil, sourceCountry: String?,
        at coordinates: Coordinates? = nil
    ) -> GeotagExplanation {
        let passage = passage(title: title, summary: summary, text: text, reading: reading)
        let analysis = analysis(of: passage, sourceCountry: sourceCountry)
        return GeotagExplanation(
            geotag: located(analysis?.geotag() ?? Geotag(), at: coordinates),
            isGivenByPublisher: coordinates != nil, threshold: Double(Evidence.threshold),
            considered: analysis.map { analysis in
                analysis.toponyms.indices.map { consideration(of: $0, in: analysis) }
            } ?? [])
    }

    private func consideration(of index: Int, in analysis: Analysis) -> GeotagExplanation.Consideration {
        let toponym = analysis.toponyms[index]
        let group = analysis.groups[toponym.group]
        let others = group.candidates.filter { $0.place != group.candidate.place }
        return GeotagExplanation.Consideration(
            text: analysis.text(of: toponym), place: gazetteer.place(at: group.candidate.place),
            namesakes: others.prefix(Self.mostNamesakes).map { gazetteer.place(at: $0.place) },
            score: Double(analysis.scores[index]), isTaken: analysis.isPlace(index),
            reasons: reasons(for: toponym, of: group, in: analysis))
    }

    private func reasons(for toponym: Toponym, of group: NameGroup, in analysis: Analysis) -> [String] {
        let traits = group.candidate.traits
        let local = analysis.evidence.local(toponym, group)
        let roles = analysis.passage.roles[toponym.words.lowerBound]
        let facts: [(holds: Bool, reason: String)] = [
            (traits.contains(.demonym), "it names a people"),
            (traits.contains(.alternate), "it is another name for the place"),
            (traits.contains(.ordinaryWord), "it is also an ordinary word"),
            (traits.contains(.givenName), "it is also a given name"),
            (traits.contains(.surname), "it is also a surname"),
            (analysis.evidence.persons.contains(toponym.name), "the text names a person like that"),
            (!roles.isDisjoint(with: .neverTowns), "such words are rarely towns"),
            (toponym.container != nil, "the words after the comma say where it is"),
            (toponym.isContainer, "it says where the place before it is"),
            (toponym.isCaseless, "its line capitalises every word"),
            (group.support >= 0.5, "other places in the text support it"),
            (local >= 0.5, "the words next to it suggest a place"),
            (local <= -0.5, "the words next to it suggest something else"),
        ]
        return facts.filter(\.holds).map(\.reason)
    }
}
