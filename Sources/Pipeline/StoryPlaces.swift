internal import Newsroom

/// The places of stories. Reports of one event are about one place, whether or not each names it.
struct StoryPlaces {
    /// The share of located reports that must be in one country: two of three.
    private static let leastAgreement = (of: 2, in: 3)

    private let places: [Story.ID: Place]

    init(of briefs: [Brief]) {
        places = Dictionary(grouping: briefs.filter { $0.story.articles.count > 1 }, by: \.story.id)
            .compactMapValues { Self.place(of: $0) }
    }

    /// Returns the story's place if the brief has none of its own, or has one in another country. A town in the
    /// publisher's own country is kept, because whoever names a local town is reporting from there.
    func place(of brief: Brief) -> Place? {
        guard let common = places[brief.story.id] else { return brief.place }
        guard let own = brief.place else { return common }
        let home = PublishersCountry.builtIn.country(of: brief.article, from: brief.source)
        let isTownAtHome = own.country == home && own.kind != .country
        return own.country == common.country || isTownAtHome ? own : common
    }

    /// Returns the place most reports name in the country most are about, or nil if they disagree.
    private static func place(of reports: [Brief]) -> Place? {
        let placed = reports.compactMap(\.place)
        let countries = Dictionary(grouping: placed.filter { !$0.country.isEmpty }, by: \.country)
        guard let most = countries.values.max(by: { $0.count < $1.count }),
            most.count * leastAgreement.in >= placed.count * leastAgreement.of
        else { return nil }
        let named = Dictionary(most.map { ($0, 1) }, uniquingKeysWith: +)
        return most.max { (named[$0, default: 0], $1.name) < (named[$1, default: 0], $0.name) }
    }
}
