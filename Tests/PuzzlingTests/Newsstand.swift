import Foundation
import Newsroom

/// News written as lines: a day of invented reports.
enum Newsstand {
    static let day = "2026-03-13"

    /// A report; what stands in its text beside the headline is `text`.
    static func brief(
        _ id: String, _ title: String, text: String = "", hour: Double = 9, place: Place? = nil,
        source: String = "Courier",
        language: String = "en", tone: Double? = nil, kind: ArticleKind = .report, story: String? = nil,
        category: String = "news"
    ) -> Brief {
        let moment = Date(timeIntervalSince1970: 1_773_360_000 + hour * 3600)
        let feed = "https://\(source.lowercased()).example/feed"
        return Brief(
            article: Article(
                id: id, source: feed, title: title, url: "https://\(source.lowercased()).example/\(id)",
                published: moment, firstSeen: moment, lastSeen: moment, summary: text, language: language),
            source: FeedSource(name: source, feed: feed, category: "news", language: language), kind: kind,
            topic: Topic(category: category, subcategory: nil, confidence: 1), place: place,
            findings: ArticleFindings(tone: tone),
            story: Story(id: story ?? "story-\(id)", articles: [id], lead: id, publishers: 1))
    }

    static func country(_ name: String, _ code: String) -> Place {
        Place(
            id: name.utf8.reduce(0) { $0 * 31 % 99991 + Int($1) }, name: name, kind: .country, country: code,
            countryName: name, latitude: 0, longitude: 0, population: 1)
    }

    /// An edition of the day after, with these reports; the day before has its headlines.
    static func edition(_ briefs: [Brief], language: String = "en") -> Edition {
        Edition(
            site: Site(title: "Pulse", tagline: "", language: language),
            moment: Date(timeIntervalSince1970: 1_773_360_000 + 32 * 3600), categories: [], front: [], headlines: [],
            desks: [], stories: [], archive: briefs, map: [], health: [],
            days: [
                Day(id: day, isOver: true, headlines: briefs.map(Clipping.init), stories: [], articles: briefs.count),
                Day(id: "2026-03-14", isOver: false, headlines: [], stories: [], articles: 0),
            ])
    }

    static let peaceful = [
        brief(
            "a1", "Portugal opens a bridge for walkers over the valley", text: "It is the highest in Portugal.",
            place: country("Portugal", "PT"), source: "Courier"),
        brief(
            "a2", "Choir from Norway sings in the new concert hall", hour: 14, place: country("Norway", "NO"),
            source: "Ledger"),
        brief(
            "a3", "Library lends 340 boats to readers by the lake", text: "The library lends 340 boats.", hour: 13,
            source: "Gazette"),
        brief(
            "a4", "The painter Ines Carvalho shows gardens in the old mill", text: "Ines Carvalho paints gardens.",
            hour: 15, source: "Herald"),
        brief(
            "a5", "The sculptor Tomas Lindqvist wins the prize for rye bread", text: "Tomas Lindqvist bakes rye.",
            hour: 16,
            source: "Post"),
        brief(
            "a6", "The illustrator Maria Kovalenko crosses the bay in a paper boat", text: "Maria Kovalenko sailed.",
            hour: 17,
            source: "Times"),
        brief(
            "a7", "The artist Peter Oyelaran grows the tallest sunflower of the town",
            text: "Peter Oyelaran grows it.",
            hour: 18, source: "News"),
    ]
}
