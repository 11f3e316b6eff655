internal import Foundation
internal import Newsroom

/// The file that the search page loads when a reader first searches: everything that decides which articles answer a query
/// and in which order. Values that only cards show are in drawers (`SearchDrawers`), of which a page of results opens a few.
///
/// It is written in columns, one value an article, newest first: similar values side by side compress
/// well. Of summaries it contains the words, each with the articles that have it; of titles the text, because phrases count
/// there.
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

    struct Place: Encodable {
        /// As cards have it: "Lisbon, Portugal".
        let name: String
        /// The part before the country's name.
        let town: String?
        /// Under which the interface's words have the name of a part of the world.
        let word: String?
        /// ISO 3166-1 alpha-2, empty for parts of the world: browsers know countries' names in every language.
        let country: String
        /// The country's part of the map page, where there is one.
        let fragment: String?
    }

    /// Grows when an older script could not read it.
    let format = 2
    /// Those of the interface: countries are found by their names in each.
    let languages: [String]
    /// The time zone in which a day begins and ends.
    let zone: String
    let grammar: [String: [String]]
    let topics: [Topic]
    let sources: [Source]
    let places: [Place]
    /// A line each.
    let titles: String
    /// Minutes since 1970 of the first, then how many minutes older each is than the one before.
    let minutes: [Int]
    /// The numbers of each one's source, topic and place; a place of -1 is none.
    let source: [Int]
    let topic: [Int]
    let place: [Int]
    /// How many hexadecimal digits name a drawer.
    let digits: Int
    /// The drawer of each.
    let drawers: String
    /// The words of summaries that their own titles do not have, folded and sorted by UTF-16 units (as browsers compare),
    /// with spaces between.
    let words: String
    /// For each word which articles have it, separated by spaces: a number in base 36, then the differences, with commas
    /// between.
    let postings: String

    init(_ edition: Edition, shelf: CardShelf, grammar: SearchGrammar) {
        let briefs = edition.archive
        zone = edition.site.timeZone
        self.grammar = grammar.phrases
        languages = grammar.languages
        topics = Self.topics(of: edition.categories, words: shelf.words, grammar: grammar)
        let topicNumbers = Dictionary(topics.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

        var sources = Numbering<FeedSource.ID>()
        var places = Numbering<Newsroom.Place>()
        var minutes: [Int] = []
        var last = 0
        for brief in briefs {
            let minute = Int((brief.article.moment.timeIntervalSince1970 / 60).rounded(.down))
            minutes.append(minutes.isEmpty ? minute : last - minute)
            last = minute
        }
        self.minutes = minutes
        source = briefs.map { sources.number(of: $0.source.id) }
        place = briefs.map { brief in brief.place.map { places.number(of: $0) } ?? -1 }
        topic = briefs.map { brief in
            brief.topic.subcategory.flatMap { topicNumbers["\(brief.topic.category)/\($0)"] }
                ?? topicNumbers[brief.topic.category] ?? -1
        }
        let names = Dictionary(briefs.map { ($0.source.id, $0.source.name) }, uniquingKeysWith: { first, _ in first })
        self.sources = sources.all.map { Source(id: $0, name: names[$0] ?? "") }
        self.places = places.all.map { place in
            let view = PlaceView(place, words: shelf.words)
            return Place(
                name: view.name, town: view.town, word: view.wording?.key, country: place.country,
                fragment: shelf.address(of: place) == nil ? nil : Address.country(of: place))
        }

        titles = briefs.map { SearchText.line($0.article.title) }.joined(separator: "\n")
        let digits = SearchDrawers.digits(for: briefs.count)
        self.digits = digits
        drawers = briefs.map { SearchDrawers.drawer(of: $0.id, digits: digits) }.joined()
        let found = SearchWords(of: briefs, without: grammar.stopWords)
        (words, postings) = (found.words, found.postings)
    }

    /// Sorted keys: the same edition gives the same bytes.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { [UInt8]($0) + [UInt8(ascii: "\n")] } ?? []
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
