internal import Geotagging
internal import Newsroom

/// The places of stories. Reports of one event are about one place, whether or not each names it.
struct StoryPlaces {
    /// The share of located reports that must be in one country: two of three.
    private static let leastAgreement = (of: 2, in: 3)
    /// The share of all reports that must be located for the others to join them, unless they are all at home: one of
    /// three. One report of many may name a place in passing.
    private static let located = (of: 1, in: 3)

    private let places: [Story.ID: Place]
    /// The places that a story's reports took a person's name for.
    private let mistaken: [Story.ID: Set<Place.ID>]

    init(of briefs: [Brief], geotagger: Geotagger) {
        let stories = Dictionary(grouping: briefs.filter { $0.story.articles.count > 1 }, by: \.story.id)
        let mistaken = stories.mapValues { Self.mistaken(in: $0, by: geotagger) }.filter { !$0.value.isEmpty }
        self.mistaken = mistaken
        places = Dictionary(
            uniqueKeysWithValues: stories.compactMap { id, reports in
                Self.place(of: reports, without: mistaken[id] ?? []).map { (id, $0) }
            })
    }

    /// Returns the story's place if the brief has none of its own, or has one in another country. A town in the
    /// publisher's own country is kept, because whoever names a local town is reporting from there.
    func place(of brief: Brief) -> Place? {
        let named = brief.place.flatMap { mistaken[brief.story.id]?.contains($0.id) == true ? nil : $0 }
        guard let common = places[brief.story.id] else { return named }
        guard let own = named else { return common }
        let home = PublishersCountry.builtIn.country(of: brief.article, from: brief.source)
        let isTownAtHome = own.country == home && own.kind != .country
        return own.country == common.country || isTownAtHome ? own : common
    }

    /// Returns the place most reports name in the country most are about, or nil if they disagree.
    private static func place(of reports: [Brief], without mistaken: Set<Place.ID>) -> Place? {
        let placed = reports.compactMap(\.place).filter { !mistaken.contains($0.id) }
        let countries = Dictionary(grouping: placed.filter { !$0.country.isEmpty }, by: \.country)
        guard let most = countries.values.max(by: { $0.count < $1.count }),
            most.count * leastAgreement.in >= placed.count * leastAgreement.of
        else { return nil }
        let named = Dictionary(most.map { ($0, 1) }, uniquingKeysWith: +)
        let common = most.max { (named[$0, default: 0], $1.name) < (named[$1, default: 0], $0.name) }
        let isWidelyNamed = placed.count * located.in >= reports.count * located.of
        return isWidelyNamed || common.map { isHome($0, of: reports) } == true ? common : nil
    }

    /// Returns whether a place is the country of most of the reports' publishers, which seldom name it.
    private static func isHome(_ place: Place, of reports: [Brief]) -> Bool {
        let atHome = reports.count {
            PublishersCountry.builtIn.country(of: $0.article, from: $0.source) == place.country
        }
        return place.kind == .country && 2 * atHome > reports.count
    }

    /// Returns the towns whose name another report of the story shows to be a person's: "Lincoln" where somebody writes
    /// "Abraham Lincoln". Large cities are left out, since namesakes are more likely there than mistakes.
    private static func mistaken(in reports: [Brief], by geotagger: Geotagger) -> Set<Place.ID> {
        let towns = Set(reports.compactMap(\.place).filter { $0.kind == .city && $0.population < largeCity })
        return Set(
            towns.filter { town in
                reports.contains { report in
                    report.place?.id != town.id
                        && (geotagger.isPerson(town.name, in: report.article.title)
                            || geotagger.isPerson(town.name, in: report.article.summary))
                }
            }.map(\.id))
    }

    private static let largeCity = 1_000_000
}
