internal import Newsroom
internal import TextReading

/// A name, word or phrase that titles of a running story share.
struct SharedTerm: Equatable {
    enum Kind { case name, phrase, word }

    let kind: Kind
    /// Its folded words, joined: the same for every spelling.
    let key: WordID
    let words: [WordID]
    /// The spelling in the newest title.
    var text: String
    /// The places of the stories that have it, among those of the running story.
    var stories: Set<Int> = []
    /// The places of the stories whose own title has it.
    var titles: Set<Int> = []
    /// Whether it qualifies: a name that capitals mark, or a word that is used as a noun.
    var isCertain: Bool
    /// Whether it is not always a part of a longer name.
    var isWhole = true

    func overlaps(_ other: SharedTerm) -> Bool { !Set(words).isDisjoint(with: other.words) }

    /// Merges another occurrence. One that is certain decides the spelling.
    mutating func merge(_ other: SharedTerm) {
        titles.formUnion(other.titles)
        guard other.kind == kind else { return }
        isWhole = isWhole || other.isWhole
        guard other.isCertain, !isCertain else { return }
        (isCertain, text) = (true, other.text)
    }
}

/// What the titles of a running story's reports share.
struct ThreadTitles {
    /// A term is in the titles of at least this share of the stories, and of at least two.
    private static let share = 1.0 / 2
    /// A story has a term that at least this share of its titles have.
    private static let shareOfTitles = 1.0 / 3
    /// A longer name replaces one that it contains if at least this share of the latter's stories have it.
    private static let shareOfLonger = 2.0 / 3
    private static let shortestWord = 4
    /// A title can name a running story if it shares a word with more than this share of the other stories.
    private static let shareOfHeadline = 1.0 / 2

    /// Every term by key, of whatever number of stories.
    private(set) var terms: [WordID: SharedTerm] = [:]
    /// The minimum number of stories with a term.
    let least: Int
    /// Two capitalised words in a row, joined.
    private(set) var neighbours: Set<WordID> = []
    /// The meaningful words of each story's titles.
    private var wordsOfStories: [Set<WordID>] = []
    /// The meaningful words of each story's own title.
    private var wordsOfTitles: [Set<WordID>] = []

    /// - Parameters:
    ///   - links: the stories, newest first.
    ///   - reports: the titles of each story's reports.
    init(of links: [StoryLink], reports: [Story.ID: [String]], by reader: inout TitleNameReader) {
        least = max(2, Int((Double(links.count) * Self.share).rounded(.up)))
        guard links.count > 1 else { return }
        for (place, link) in links.enumerated() {
            let others = (reports[link.story] ?? []).filter { $0 != link.title }
            let titles = ([link.title] + others).map { title in (text: title, names: reader.names(in: title)) }
            let enough = Self.shareOfTitles * Double(titles.count)
            var counts: [WordID: (term: SharedTerm, count: Int)] = [:]
            for (number, title) in titles.enumerated() {
                neighbours.formUnion(title.names.neighbours)
                for term in reader.terms(of: title.names, in: title.text, shortest: Self.shortestWord) {
                    counts[term.key, default: (term, 0)].count += 1
                    counts[term.key]?.term.merge(term)
                    if number == 0 { counts[term.key]?.term.titles = [place] }
                }
            }
            for (key, found) in counts where Double(found.count) >= enough {
                terms[key, default: found.term].stories.insert(place)
                terms[key]?.merge(found.term)
            }
            wordsOfStories.append(Set(titles.flatMap { reader.meaningful($0.names) }))
            wordsOfTitles.append(reader.meaningful(titles[0].names))
        }
    }

    /// Returns the terms of a kind that enough stories share: the most frequent first, then the longest, then the
    /// newest. A longer one replaces those that it contains.
    func shared(_ kind: SharedTerm.Kind) -> [SharedTerm] {
        let titles = kind == .name ? 1 : min(2, least - 1)
        let enough = terms.values.filter {
            $0.kind == kind && $0.isCertain && $0.isWhole && $0.stories.count >= least && $0.titles.count >= titles
        }
        return enough.filter { term in
            !enough.contains { other in
                other.words.count > term.words.count && other.words.contains(term.words)
                    && Double(other.stories.count) >= Self.shareOfLonger * Double(term.stories.count)
            }
        }.sorted { a, b in
            let (first, second) = (a.stories.min() ?? 0, b.stories.min() ?? 0)
            return (b.stories.count, b.words.count, first, a.text) < (a.stories.count, a.words.count, second, b.text)
        }
    }

    /// The single words that several stories share.
    var context: [SharedTerm] { terms.values.filter { $0.words.count == 1 && $0.stories.count > 1 } }

    /// Returns the story whose title names them all best: the largest whose title shares words with most others, else
    /// the one whose title shares words with the most.
    ///
    /// - Parameter links: the stories, newest first.
    func headline(among links: [StoryLink]) -> Story.ID? {
        guard links.count > 1 else { return links.first?.story }
        let shown = links.indices.filter { links[$0].hasPage }.map { place in
            let sharing = links.indices.count {
                $0 != place && !wordsOfTitles[place].isDisjoint(with: wordsOfStories[$0])
            }
            let isEnough = Double(sharing) > Self.shareOfHeadline * Double(links.count - 1)
            return (place: place, sharing: isEnough ? links.count : sharing, publishers: links[place].publishers ?? 0)
        }
        return shown.max { a, b in
            (a.sharing, a.publishers, b.place) < (b.sharing, b.publishers, a.place)
        }.map { links[$0.place].story }
    }
}
