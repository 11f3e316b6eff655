import Foundation
import Newsroom

/// A small world written as lines: what the tests say is what a reader of a fixture sees.
enum World {
    static func date(_ text: Substring) -> Date? { try? Date(String(text), strategy: .iso8601) }

    static let categories = [
        Newsroom.Category(id: "news", name: "News", icon: "globe", colour: "#000000"),
        Newsroom.Category(
            id: "sports", name: "Sports", icon: "ball", colour: "#111111",
            subcategories: [Subcategory(id: "tennis", name: "Tennis"), Subcategory(id: "golf", name: "Golf")]),
    ]

    /// Places by the names that fixtures use.
    static let places = Dictionary(
        uniqueKeysWithValues: [
            place(1, "Lisbon", 38.72, -9.13, 517_802), place(2, "Almada", 38.68, -9.16, 177_238),
            place(3, "Porto", 41.15, -8.61, 249_633), place(4, "Apia", -13.83, -171.77, 37_391),
            place(5, "Suva", -18.14, 178.44, 93_970), place(6, "Asia", 35, 90, 0, .continent),
            place(7, "Portugal", 39.6, -8.0, 10_000_000, .country), place(8, "Taveuni", -16.85, 179.98, 9_000),
            place(9, "Rabi", -16.5, -179.98, 5_000),
        ].map { ($0.name, $0) })

    private static func place(
        _ id: Int, _ name: String, _ latitude: Double, _ longitude: Double, _ population: Int, _ kind: PlaceKind = .city
    ) -> Place {
        Place(
            id: id, name: name, kind: kind, country: "XX", countryName: "Somewhere", latitude: latitude,
            longitude: longitude, population: population)
    }

    static func brief(
        _ id: String, published: Date?, firstSeen: Date, category: String = "news", subcategory: String? = nil,
        story: Story? = nil, source: String = "Courier", tier: CredibilityTier = .established, place: Place? = nil,
        context: Context? = nil
    ) -> Brief {
        let feed = "https://\(source.lowercased()).example/feed"
        return Brief(
            article: Article(
                id: id, source: feed, title: "Title \(id)", published: published, firstSeen: firstSeen,
                lastSeen: firstSeen),
            source: FeedSource(name: source, feed: feed, category: category, tier: tier),
            topic: Topic(category: category, subcategory: subcategory, confidence: 1), place: place, context: context,
            story: story ?? Story(id: "story of \(id)", articles: [id], lead: id, publishers: 1))
    }

    /// `id  story  source/tier  published  firstSeen  category/subcategory  place  contextTier`, a hyphen for nothing;
    /// a story's first line with an asterisk after its name is its lead.
    static func briefs(from text: String) -> (briefs: [Brief], stories: [Story]) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ", omittingEmptySubsequences: true) }
        var stories: [Substring: Story] = [:]
        var publishers: [Substring: Set<Substring>] = [:]
        for line in lines where line[1] != "-" {
            let name = line[1].prefix { $0 != "*" }
            let id = String(line[0])
            var story = stories[name] ?? Story(id: String(name), articles: [], lead: id, publishers: 0)
            story.articles.append(id)
            if line[1].hasSuffix("*") { story.lead = id }
            publishers[name, default: []].insert(line[2].split(separator: "/")[0])
            story.publishers = publishers[name]?.count ?? 0
            stories[name] = story
        }
        let briefs = lines.map { line in
            let source = line[2].split(separator: "/")
            let topic = line[5].split(separator: "/")
            let tier = Int(line[7])
            return brief(
                String(line[0]), published: date(line[3]), firstSeen: date(line[4]) ?? .distantPast,
                category: String(topic[0]), subcategory: topic.count > 1 ? String(topic[1]) : nil,
                story: stories[line[1].prefix { $0 != "*" }], source: String(source[0]),
                tier: CredibilityTier(rawValue: Int(source[1]) ?? 3) ?? .other, place: places[String(line[6])],
                context: tier.map { Context(reason: "Because.", kind: .category, tier: $0, confidence: 0.5) })
        }
        return (briefs, stories.values.sorted { $0.id < $1.id })
    }
}
