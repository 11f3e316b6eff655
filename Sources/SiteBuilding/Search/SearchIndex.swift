internal import Foundation
internal import Newsroom

/// The index that the search page loads at a reader's first search (`search/index.json`). It has the tables that
/// interpret queries, and the list of days to search (`SearchDay`). Values shown only on cards are in separate chunks
/// (`SearchChunks`); a page of results loads a few of them.
struct SearchIndex: Encodable {
    /// A category or subcategory.
    struct Topic: Encodable {
        /// The id: "sports", "sports/tennis".
        let id: String
        let name: String
        /// The wording key for the name; nil if the owner has given it a different one.
        let key: String?
        /// Other folded names in every interface language.
        fileprivate(set) var synonyms: [String]
    }

    struct Source: Encodable {
        let id: String
        let name: String
    }

    /// The format version, increased when older scripts could not read the file.
    let format = 3
    /// The interface languages: countries are found by their names in each of them.
    private(set) var languages: [String]
    /// The time zone that defines where days begin and end.
    let zone: String
    private(set) var grammar: [String: [String]]
    private(set) var topics: [Topic]
    /// The sources, sorted by id.
    let sources: [Source]
    /// The sections of the map page that places can link to.
    let fragments: [String]
    /// The number of articles per chunk of cards.
    let drawer = SearchChunks.articlesPerChunk
    /// The names of the days' files, newest first.
    private(set) var days: [String]

    init(_ edition: Edition, on partitions: [SearchPartitions.Partition], grammar: SearchGrammar, words: Localisation) {
        zone = edition.site.timeZone
        self.grammar = grammar.phrases
        languages = grammar.languages
        topics = Self.topics(of: edition.categories, words: words, grammar: grammar)
        let names = Dictionary(
            edition.archive.map { ($0.source.id, $0.source.name) }, uniquingKeysWith: { first, _ in first })
        sources = names.sorted { $0.key < $1.key }.map { Source(id: $0.key, name: $0.value) }
        fragments = Set(edition.map.map { Address.country(of: $0.place) }).sorted()
        days = partitions.map(\.name)
    }

    var bytes: [UInt8] { JSONFile.compact(self) }

    /// Returns the part that draws cards, without what interprets queries.
    func drawingCards(of days: [String]) -> SearchIndex {
        var index = self
        index.languages = []
        index.grammar = [:]
        for place in topics.indices { index.topics[place].synonyms = [] }
        index.days = days
        return index
    }

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
