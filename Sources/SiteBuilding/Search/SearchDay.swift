internal import Foundation
internal import Newsroom

/// `search/2026-03-14.json`: all that decides which articles of a day answer a query and in which order.
///
/// It is written in columns, one value an article, in the order in which they came: similar values side by side compress well.
/// What columns name by number stands in lists of the file itself, so that no other day's articles move them. Of summaries
/// it contains the words, each with the articles that have it; of titles the text, because phrases count there.
struct SearchDay: Encodable {
    struct Place: Encodable {
        /// As cards have it: "Lisbon, Portugal".
        let name: String
        /// The part before the country's name.
        let town: String?
        /// What readers of other languages call the town, folded: "nueva gales del sur". Nothing where the words have no name for it.
        let also: [String]?
        /// Under which the interface's words have the name of a part of the world.
        let word: String?
        /// ISO 3166-1 alpha-2, empty for parts of the world: browsers know countries' names in every language.
        let country: String
        /// The country's part of the map page, where that has one (`SearchIndex.fragments`).
        let fragment: String
    }

    struct Story: Encodable {
        /// The name of its page.
        let name: String
        let publishers: Int
    }

    /// The ids of feeds and of categories ("sports/tennis").
    let sources: [String]
    let topics: [String]
    let places: [Place]
    let stories: [Story]
    /// A line each.
    let titles: String
    /// Minutes since 1970 of the first, then how many minutes later each is than the one before.
    let minutes: [Int]
    /// The numbers of each one's source, topic, place and story; -1 is none.
    let source: [Int]
    let topic: [Int]
    let place: [Int]
    let story: [Int]
    /// The numbers of those that are no reports: opinion, cartoons, quizzes, whole programmes. Nothing where there are none.
    let asides: [Int]?
    /// The words of summaries that their own titles do not have, folded and sorted by UTF-16 units (as browsers compare),
    /// with spaces between.
    let words: String
    /// For each word which articles have it, separated by spaces: a number in base 36, then the differences, with commas
    /// between.
    let postings: String

    /// - Parameter languages: the words of each, for what towns are called in them.
    init(_ stretch: SearchShelf.Stretch, shelf: CardShelf, without stopWords: Set<String>, in languages: [Localisation])
    {
        self.init(stretch, shelf: shelf, words: SearchWords(of: stretch.briefs, without: stopWords), in: languages)
    }

    /// What lists without a search need.
    init(titlesOf stretch: SearchShelf.Stretch, shelf: CardShelf) {
        self.init(stretch, shelf: shelf, words: SearchWords(of: [], without: []), in: [])
    }

    private init(
        _ stretch: SearchShelf.Stretch, shelf: CardShelf, words found: SearchWords, in languages: [Localisation]
    ) {
        let briefs = stretch.briefs
        var sources = Numbering<FeedSource.ID>()
        var topics = Numbering<String>()
        var places = Numbering<Newsroom.Place>()
        var stories = Numbering<Newsroom.Story.ID>()
        var last = 0
        minutes = briefs.map { brief in
            let minute = Int((brief.article.moment.timeIntervalSince1970 / 60).rounded(.down))
            defer { last = minute }
            return minute - last
        }
        source = briefs.map { sources.number(of: $0.source.id) }
        topic = briefs.map { brief in
            let category = brief.topic.category
            return topics.number(of: brief.topic.subcategory.map { "\(category)/\($0)" } ?? category)
        }
        place = briefs.map { brief in brief.place.map { places.number(of: $0) } ?? -1 }
        story = briefs.map { shelf.address(of: $0.story) == nil ? -1 : stories.number(of: $0.story.id) }
        let others = briefs.indices.filter { !briefs[$0].kind.isVoice }
        asides = others.isEmpty ? nil : others
        let publishers = Dictionary(
            briefs.map { ($0.story.id, $0.story.publishers) }, uniquingKeysWith: { first, _ in first })
        self.sources = sources.all
        self.topics = topics.all
        self.places = places.all.map { place in
            let view = PlaceView(place, words: shelf.words)
            return Place(
                name: view.name, town: view.town, also: Self.names(of: view, in: languages), word: view.wording?.key,
                country: place.country,
                fragment: Address.country(of: place))
        }
        self.stories = stories.all.map { Story(name: shelf.names.storyName($0), publishers: publishers[$0] ?? 0) }
        titles = briefs.map { SearchText.line($0.article.title) }.joined(separator: "\n")
        (words, postings) = (found.words, found.postings)
    }

    private static func names(of place: PlaceView, in languages: [Localisation]) -> [String]? {
        guard let town = place.town, let key = place.townWording?.key else { return nil }
        let folded = { (name: String) in SearchText.words(of: name).joined(separator: " ") }
        let others = Set(languages.filter { $0.has(key) }.map { folded($0[key]) }).subtracting([folded(town)])
        return others.isEmpty ? nil : others.sorted()
    }

    var bytes: [UInt8] { JSONFile.compact(self) }
}
