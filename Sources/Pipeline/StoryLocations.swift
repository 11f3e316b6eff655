internal import Deduplicating
internal import Newsroom

/// The locations of stories: the country of more than half of a story's reports, otherwise the country all of them come
/// from.
///
/// Many reports name no place, because their readers know where they are.
struct StoryLocations {
    let locations: [Story.ID: StoryLocation]

    /// A country counts as abroad if fewer than one in this many of the edition's reports come from there.
    private static let abroad = 100

    /// Locates the stories.
    ///
    /// - Parameter place: returns a country's place by its code.
    init(of briefs: [Brief], place: (String) -> Place?) {
        func home(of brief: Brief) -> String? {
            PublishersCountry.builtIn.country(of: brief.article, from: brief.source)
        }
        let homes = Dictionary(briefs.compactMap(home).map { ($0, 1) }, uniquingKeysWith: +)
        let stories = Dictionary(grouping: briefs.filter { $0.story.articles.count > 1 }, by: \.story.id)
        locations = stories.compactMapValues { reports in
            let placed = Dictionary(
                grouping: reports.compactMap(\.place).filter { !$0.country.isEmpty }, by: \.country)
            if let most = placed.first(where: { $0.value.count * 2 > reports.count }) {
                return Self.location(
                    most.value, in: most.key, isAbroad: homes[most.key, default: 0] * Self.abroad < briefs.count)
            }
            let countries = Set(reports.map(home))
            guard countries.count == 1, let country = countries.first.flatMap(\.self),
                placed.keys.allSatisfy({ $0 == country }), let place = place(country)
            else { return nil }
            return StoryLocation(
                country: country,
                coordinates: Coordinates(latitude: place.latitude, longitude: place.longitude), isAssumed: true)
        }
    }

    private static func location(_ places: [Place], in country: String, isAbroad: Bool) -> StoryLocation? {
        let named = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
        return named.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }.map { place, _ in
            StoryLocation(
                country: country,
                coordinates: Coordinates(latitude: place.latitude, longitude: place.longitude), isAbroad: isAbroad)
        }
    }
}
