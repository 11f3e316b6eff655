import Foundation
import Newsroom

/// A small world for the tests of the pages: everything in it is invented.
enum Invented {
    /// Wednesday 5 March 2025, 14:30 in Lisbon.
    static let now = Date(timeIntervalSince1970: 1_741_185_000)

    static let site = Site(
        title: "Global Pulse", tagline: "What's moving the world right now", timeZone: "Europe/Lisbon", language: "en")

    static let categories: [Newsroom.Category] = [
        .init(id: "news", name: "News", icon: "newspaper", colour: "#e5484d"),
        .init(id: "technology", name: "Technology", icon: "cpu", colour: "#3b82f6"),
        .init(
            id: "sports", name: "Sports", icon: "trophy", colour: "#22c55e",
            subcategories: [
                Subcategory(id: "soccer", name: "Soccer", description: "The world's game, from the cups to the parks."),
                Subcategory(id: "tennis", name: "Tennis", description: "Four grand tournaments and all between."),
                Subcategory(id: "combat-sports", name: "Combat Sports"),
            ]),
        .init(id: "entertainment", name: "Entertainment", icon: "clapperboard", colour: "#a855f7"),
        .init(id: "health", name: "Health", icon: "heart-pulse", colour: "#ec4899"),
        .init(id: "finance", name: "Finance", icon: "landmark", colour: "#14b8a6"),
        .init(
            id: "investing", name: "Investing", icon: "trending-up", colour: "#eab308",
            subcategories: [Subcategory(id: "etfs", name: "ETFs"), Subcategory(id: "stocks", name: "Stocks")]),
        .init(id: "food", name: "Food", icon: "utensils", colour: "#f97316"),
        .init(id: "travel", name: "Travel", icon: "plane", colour: "#06b6d4"),
        .init(id: "chess", name: "Chess & Go", icon: "no-such-icon", colour: "#ffffff"),
    ]

    static func source(
        _ name: String, _ category: String, language: String = "en", country: String = "GB",
        tier: CredibilityTier = .established
    ) -> FeedSource {
        let letters = name.lowercased().filter { $0.isLetter && $0.isASCII }
        let host = letters.isEmpty ? "xn--mgbx" : letters
        return FeedSource(
            name: name, feed: "https://\(host).example/feed.xml", site: "https://\(host).example/", category: category,
            language: language, country: country, tier: tier)
    }

    static let places: [String: Place] = Dictionary(
        uniqueKeysWithValues: [
            place(1, "Lisbon", .city, "PT", "Portugal", 38.72, -9.13),
            place(2, "Porto", .city, "PT", "Portugal", 41.15, -8.61),
            place(3, "Nairobi", .city, "KE", "Kenya", -1.29, 36.82),
            place(4, "Tokyo", .city, "JP", "Japan", 35.69, 139.69),
            place(5, "São Paulo", .city, "BR", "Brazil", -23.55, -46.63),
            place(6, "Washington", .city, "US", "United States", 38.9, -77.04),
            place(7, "Frankfurt", .city, "DE", "Germany", 50.11, 8.68),
            place(8, "Gaza Strip", .region, "PS", "Palestine", 31.4, 34.39),
            place(9, "Sydney", .city, "AU", "Australia", -33.87, 151.21),
            place(10, "Reykjavík", .city, "IS", "Iceland", 64.14, -21.9),
            place(11, "Delhi", .city, "IN", "India", 28.65, 77.23),
            place(12, "Paris", .city, "FR", "France", 48.85, 2.35),
            place(13, "London", .city, "GB", "United Kingdom", 51.51, -0.13),
            place(14, "Europe", .continent, "", "", 48.7, 9.1), place(15, "Cairo", .city, "EG", "Egypt", 30.04, 31.24),
        ].map { ($0.name, $0) })

    private static func place(
        _ id: Int, _ name: String, _ kind: PlaceKind, _ country: String, _ countryName: String, _ latitude: Double,
        _ longitude: Double
    ) -> Place {
        Place(
            id: id, name: name, kind: kind, country: country, countryName: countryName, latitude: latitude,
            longitude: longitude, population: 1_000_000)
    }

    /// Sixteen hexadecimal digits.
    static func id(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// - Parameter hours: how long before `now` it was published; nil when it is undated.
    static func brief(
        _ number: Int, _ title: String, source: FeedSource, category: String? = nil, subcategory: String? = nil,
        hours: Double? = 1, summary: String = "", url: String? = "", language: String? = nil, place: String? = nil,
        context: Context? = nil, implications: [Statement] = [], story: Story? = nil, image: String? = nil
    ) -> Brief {
        let published = hours.map { now.addingTimeInterval(-$0 * 3600) }
        let article = Article(
            id: id(number), source: source.id, title: title,
            url: url == "" ? "https://\(source.site?.dropFirst(8) ?? "x.example/")\(number)" : url,
            published: published,
            firstSeen: published.map { max($0, now.addingTimeInterval(-300 * 3600)) } ?? now.addingTimeInterval(-1800),
            lastSeen: now, summary: summary, image: image, language: language)
        return Brief(
            article: article, source: source,
            topic: Topic(category: category ?? source.category, subcategory: subcategory, confidence: 0.9),
            place: place.flatMap { places[$0] }, context: context, implications: implications,
            story: story ?? Story(id: id(number + 0x900000), articles: [id(number)], lead: id(number), publishers: 1))
    }
}
