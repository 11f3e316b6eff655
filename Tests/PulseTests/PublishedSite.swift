import Foundation
import TestSupport
import Testing

/// The main edition of a built site, read back from its files as a reader's browser has them.
struct PublishedSite {
    /// An article as the search has it: of each there is one.
    struct Entry {
        /// "sports/tennis".
        let topic: String
        /// "Lisbon, Portugal".
        let place: String?
        /// The story's id, where it has a page.
        let story: String?
        let publishers: Int?
    }

    /// An article as a page shows it.
    struct Card: Equatable {
        /// The page's path without ".html".
        let page: String
        /// The stretch of time that it stands under; nil outside of these.
        let section: String?
        let id: String
        let category: String?
        let subcategory: String?
        let story: String?
        /// Why it matters; nil where the card does not say.
        let reason: String?
        /// The possible consequences.
        let implications: [String]
        /// Whether the whole card is shown: only then does it say why it matters.
        let isWhole: Bool
    }

    let entries: [String: Entry]
    let cards: [Card]
    /// The ids of the headlines in their order, as `headlines.json` has them.
    let headlines: [String]

    init(_ output: URL) throws {
        entries = try Self.entries(in: output)
        let pages = try FileManager.default.subpathsOfDirectory(atPath: output.path).sorted().filter {
            $0.hasSuffix(".html") && !$0.hasPrefix("good-news/")
        }
        cards = try pages.flatMap { path in
            let html = try String(contentsOf: output.appending(path: path), encoding: .utf8)
            return Self.cards(in: html, of: Self.page(String(path.dropLast(".html".count))))
        }
        struct Headlines: Decodable {
            struct Headline: Decodable { let id: String }
            let headlines: [Headline]
        }
        let file = try Data(contentsOf: output.appending(path: "headlines.json"))
        headlines = try JSONDecoder().decode(Headlines.self, from: file).headlines.map(\.id)
    }

    /// The page that a part of a long one goes on from: "news" of "more/news-2".
    private static func page(_ name: String) -> String {
        name.wholeMatch(of: /more\/(.+)-\d+/).map { String($0.1) } ?? name
    }

    /// A day's file has a column for each fact; ids stand in the drawers, in the same order.
    private static func entries(in output: URL) throws -> [String: Entry] {
        struct Index: Decodable {
            let days: [String]
            let drawer: Int
        }
        struct Day: Decodable {
            struct Named: Decodable { let name: String }
            struct Story: Decodable {
                let name: String
                let publishers: Int
            }
            let topics: [String]
            let places: [Named]
            let stories: [Story]
            let topic: [Int]
            let place: [Int]
            let story: [Int]
        }
        struct Card: Decodable { let id: String }
        func file<T: Decodable>(_ path: String, as type: T.Type) throws -> T {
            try JSONDecoder().decode(type, from: Data(contentsOf: output.appending(path: path)))
        }
        let index = try file("search/index.json", as: Index.self)
        var entries: [String: Entry] = [:]
        for name in index.days {
            let day = try file("search/\(name).json", as: Day.self)
            let cards = try stride(from: 0, to: day.topic.count, by: index.drawer).flatMap { start in
                try file("search/cards-\(name)-\(start / index.drawer).json", as: [Card].self)
            }
            for (number, card) in cards.enumerated() {
                let story = day.story[number] < 0 ? nil : day.stories[day.story[number]]
                entries[card.id] = Entry(
                    topic: day.topics[day.topic[number]],
                    place: day.place[number] < 0 ? nil : day.places[day.place[number]].name,
                    story: story.map { id(of: $0.name) }, publishers: story?.publishers)
            }
        }
        return entries
    }

    /// A page's name begins with the story's id.
    private static func id(of name: String) -> String { String(name.prefix { $0 != "-" }) }

    private static func cards(in html: String, of page: String) -> [Card] {
        let tag =
            /<(?<name>article|div) class="(?<kind>card|card hero|account|line|rank)"(?: id="[0-9a-f]+")? data-id="(?<id>[0-9a-f]+)"(?<rest>[^>]*)>/
        let stretch = /<section class="stretch" id="(?<id>[a-z-]+)">/
        let sections = html.matches(of: stretch)
        let ends = html.ranges(of: "</section>").map(\.lowerBound)
        return html.matches(of: tag).map { match in
            let start = match.range.lowerBound
            let section = sections.last { $0.range.lowerBound < start }.flatMap { section in
                ends.first { $0 > section.range.lowerBound }.map { $0 > start } == true ? String(section.id) : nil
            }
            let isWhole = match.name == "article" && match.kind != "rank"
            let end =
                isWhole ? html[start...].range(of: "</article>")?.lowerBound ?? html.endIndex : match.range.upperBound
            // A story's page says why it matters once, above its reports.
            let body = page.hasPrefix("stories/") && isWhole ? html[...] : html[start..<end]
            let attributes = match.rest.matches(of: /([a-z-]+)="([^"]*)"/)
            func attribute(_ name: String) -> String? { attributes.first { $0.1 == name }.map { String($0.2) } }
            return Card(
                page: page, section: section, id: String(match.id), category: attribute("data-category"),
                subcategory: attribute("data-subcategory"), story: attribute("data-story").map(id),
                reason: body.firstMatch(of: /(?s)<div class="why"[^>]*>.*?<\/strong>(.*?)<(?:em|cite|\/p)>/).map {
                    // A report's own sentence stands in quotation marks.
                    text(of: $0.1).trimmingCharacters(in: CharacterSet(charactersIn: "“”"))
                },
                implications: body.firstMatch(of: /(?s)<details class="meaning">.*?<\/summary>(.*?)<\/details>/)
                    .map { $0.1.matches(of: /(?s)<li>(.*?)<\/li>/).map { text(of: $0.1) } } ?? [], isWhole: isWhole)
        }
    }

    /// The visible text of a piece of HTML.
    private static func text(of html: Substring) -> String {
        var text = String(html).replacing(/<[^>]+>/, with: "")
        for (reference, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacing(reference, with: character)
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
