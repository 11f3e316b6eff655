internal import Newsroom

/// The places of stories: reports of one event are about one place, whether each of them names it or not.
struct StoryPlaces {
    /// Of the reports with a place, so many must be in one country: two of three.
    private static let agreement = (of: 2, in: 3)

    private let places: [Story.ID: Place]

    init(of briefs: [Brief]) {
        places = Dictionary(grouping: briefs.filter { $0.story.articles.count > 1 }, by: \.story.id)
            .compactMapValues { Self.place(of: $0) }
    }

    /// The place of the brief's story where the brief has none of its own, or one in another country that is no town at its
    /// publisher's: who names a town at home is there, whatever the others tell of elsewhere.
    func place(of brief: Brief) -> Place? {
        guard let common = places[brief.story.id] else { return brief.place }
        guard let own = brief.place else { return common }
        let home = PublishersCountry.builtIn.country(of: brief.article, from: brief.source)
        let isTownAtHome = own.country == home && own.kind != .country
        return own.country == common.country || isTownAtHome ? own : common
    }

    /// The place that most reports name in the country that most are about; nil where they do not agree.
    private static func place(of reports: [Brief]) -> Place? {
        let placed = reports.compactMap(\.place)
        let countries = Dictionary(grouping: placed.filter { !$0.country.isEmpty }, by: \.country)
        guard let most = countries.values.max(by: { $0.count < $1.count }),
            most.count * agreement.in >= placed.count * agreement.of
        else { return nil }
        let named = Dictionary(most.map { ($0, 1) }, uniquingKeysWith: +)
        return most.max { (named[$0, default: 0], $1.name) < (named[$1, default: 0], $0.name) }
    }
}
