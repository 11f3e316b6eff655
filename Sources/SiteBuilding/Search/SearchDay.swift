internal import Foundation
internal import Newsroom

/// Everything needed to match and sort one day's articles (`search/2026-03-14.json`).
///
/// The file is columnar, with one value per article in order of arrival: similar values next to each other compress
/// well. Values referred to by number are listed in the same file, so that articles of other days cannot shift them. It
/// has an inverted index of the summaries' words. Titles are stored as text because phrases are matched in them.
struct SearchDay: Encodable {
    struct Place: Encodable {
        /// The name as cards show it: "Lisbon, Portugal".
        let name: String
        /// The part of the name before the country.
        let town: String?
        /// The town's folded names in other languages: "nueva gales del sur"; nil if the word files have none.
        let also: [String]?
        /// The wording key for the name of a region of the world.
        let word: String?
        /// The ISO 3166-1 alpha-2 code, empty for regions of the world. Browsers know country names in every language.
        let country: String
        /// The country's section of the map page, if it has one (`SearchIndex.fragments`).
        let fragment: String
    }

    struct Story: Encodable {
        /// The name of its page.
        let name: String
        let publishers: Int
    }

    /// The ids of feeds; `topics` has those of categories ("sports/tennis").
    let sources: [String]
    let topics: [String]
    let places: [Place]
    let stories: [Story]
    /// The titles, one per line.
    let titles: String
    /// Times in minutes since 1970. The first is absolute; each of the others is the difference from its predecessor.
    let minutes: [Int]
    /// For each article the index of its source, topic, place and story; -1 for none.
    let source: [Int]
    let topic: [Int]
    let place: [Int]
    let story: [Int]
    /// The indices of articles that are not reports: opinion, cartoons, quizzes and whole programmes; nil if there are
    /// none.
    let asides: [Int]?
    /// Words of summaries that are not in the article's title, folded, separated by spaces and sorted by UTF-16 units
    /// (as browsers compare).
    let words: String
    /// For each article its number in the day's own file, as the difference from its predecessor's; nil if all of the
    /// day's articles are here.
    private(set) var numbers: [Int]?
    /// For each word the articles that contain it, separated by spaces. Each list has a number in base 36 followed by
    /// differences, separated by commas.
    let postings: String

    /// - Parameter languages: the wording in each language, for the names of towns.
    init(
        _ partition: SearchPartitions.Partition, shelf: CardShelf, without stopWords: Set<String>,
        in languages: [Localisation]
    ) {
        self.init(partition, shelf: shelf, words: SearchWords(of: partition.briefs, without: stopWords), in: languages)
    }

    /// Creates an index of titles only, for lists that need no search.
    init(titlesOf partition: SearchPartitions.Partition, shelf: CardShelf) {
        self.init(partition, shelf: shelf, words: SearchWords(of: [], without: []), in: [])
    }

    /// Creates an index of the titles of some of a day's articles, which still finds their cards (`SearchChunks`).
    ///
    /// - Parameter stretch: all of the day's articles.
    init(
        titlesOf partition: SearchPartitions.Partition, where isChosen: (Brief) -> Bool, shelf: CardShelf
    ) {
        let chosen = partition.briefs.indices.filter { isChosen(partition.briefs[$0]) }
        self.init(
            titlesOf: SearchPartitions.Partition(name: partition.name, briefs: chosen.map { partition.briefs[$0] }),
            shelf: shelf)
        guard chosen.count < partition.briefs.count else { return }
        numbers = zip(chosen, [0] + chosen).map { $0 - $1 }
    }

    private init(
        _ partition: SearchPartitions.Partition, shelf: CardShelf, words found: SearchWords,
        in languages: [Localisation]
    ) {
        let briefs = partition.briefs
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
