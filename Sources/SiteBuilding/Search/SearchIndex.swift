internal import Foundation
internal import Newsroom

/// `search/index.json`, the file that the search page loads when a reader first searches: what queries are read by, and which
/// days there are to look in (`SearchDay`). Values that only cards show are in drawers (`SearchDrawers`), of which a page of
/// results opens a few.
struct SearchIndex: Encodable {
    /// A category or subcategory.
    struct Topic: Encodable {
        /// "sports", "sports/tennis".
        let id: String
        let name: String
        /// Under which the interface's words have the name; nil where the owner calls it otherwise.
        let key: String?
        /// Other names for it, folded, in every language of the interface.
        let synonyms: [String]
    }

    struct Source: Encodable {
        let id: String
        let name: String
    }

    /// Grows when an older script could not read it.
    let format = 3
    /// Those of the interface: countries are found by their names in each.
    let languages: [String]
    /// The time zone in which a day begins and ends.
    let zone: String
    let grammar: [String: [String]]
    let topics: [Topic]
    /// By id.
    let sources: [Source]
    /// The parts of the map page that places may lead to.
    let fragments: [String]
    /// How many articles lie in a drawer.
    let drawer = SearchDrawers.size
    /// The names of the days' files, the newest first.
    let days: [String]

    init(_ edition: Edition, on stretches: [SearchShelf.Stretch], grammar: SearchGrammar, words: Localisation) {
        zone = edition.site.timeZone
        self.grammar = grammar.phrases
        languages = grammar.languages
        topics = Self.topics(of: edition.categories, words: words, grammar: grammar)
        let names = Dictionary(
            edition.archive.map { ($0.source.id, $0.source.name) }, uniquingKeysWith: { first, _ in first })
        sources = names.sorted { $0.key < $1.key }.map { Source(id: $0.key, name: $0.value) }
        fragments = Set(edition.map.map { Address.country(of: $0.place) }).sorted()
        days = stretches.map(\.name)
    }

    var bytes: [UInt8] { JSONFile.compact(self) }

    private static func topics(
        of categories: [Newsroom.Category], words: Localisation, grammar: SearchGrammar
    ) -> [Topic] {
        func topic(_ id: String, _ name: String) -> Topic {
            let key = "category." + id.replacing("/", with: ".")
            return Topic(
                id: id, name: name, key: words.wording(of: name, key)?.key,
                synonyms: grammar.synonyms(of: key, called: name))
        }
        return categories.flatMap { category in
            [topic(category.id, category.name)]
                + category.subcategories.map { topic("\(category.id)/\($0.id)", $0.name) }
        }
    }
}
