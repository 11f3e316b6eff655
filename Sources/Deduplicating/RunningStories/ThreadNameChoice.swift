internal import TextReading

/// Chooses a running story's name among the terms that its titles share.
struct ThreadNameChoice {
    /// The number of stories of other themes with a name in a title, as a multiple of the running story's own, that
    /// still leaves the name alone clear.
    private static let mostElsewhereAlone = 1.0
    /// The same for a name of one word, which may be several people's.
    private static let mostElsewhereOfOneWord = 0.5
    /// The same for two names, or a name and a word, in one title.
    private static let mostElsewhereTogether = 3.0
    /// The maximum share of all stories that have a phrase. A theme may be in the news every day.
    private static let commonestPhrase = 0.02
    /// The maximum share of all stories that have a word that joins a name.
    private static let commonestWord = 0.005
    /// The least of those numbers of stories, in a small edition.
    private static let fewest = 4
    private static let separator = " · "

    private let names: [SharedTerm]
    private let phrases: [SharedTerm]
    private let words: [SharedTerm]
    /// The keys of the names that are places'.
    private let places: Set<WordID>
    /// The last word of a name and the first of the next, where one follows the other ("'Kit' Marten").
    private let neighbours: Set<WordID>
    /// The words that several of its stories share.
    private let context: [SharedTerm]
    private let elsewhere: TitleCounts.Remaining
    /// The minimum number of stories with a name.
    private let least: Int

    /// - Parameter elsewhere: the counts of the edition's other stories.
    init(from titles: ThreadTitles, elsewhere: TitleCounts.Remaining, isPlace: (String) -> Bool) {
        func rare(_ terms: [SharedTerm], than share: Double) -> [SharedTerm] {
            let most = max(Self.fewest, Int(share * Double(elsewhere.all)))
            return terms.filter { elsewhere.count(of: [$0.key]) <= most }
        }
        names = titles.shared(.name).filter { $0.words.count > 1 || !elsewhere.isSmall($0.key) }
        phrases = rare(titles.shared(.phrase), than: Self.commonestPhrase)
        words = rare(titles.shared(.word), than: Self.commonestWord)
        context = rare(titles.context, than: Self.commonestPhrase)
        places = Set(names.filter { isPlace($0.text) }.map(\.key))
        neighbours = titles.neighbours
        least = titles.least
        self.elsewhere = elsewhere
    }

    /// Two names, or a name and a word, unless a name alone is in more of its titles; else a phrase; nil if there is
    /// nothing clear.
    var name: String? {
        let (alone, pair) = (alone, pair)
        let phrase = phrases.first { $0.stories.count > pair?.stories ?? 0 }
        if let pair, phrase == nil {
            guard let alone, pair.terms[1].kind != .name, alone.stories.count > pair.stories else {
                return pair.terms.map(\.text).joined(separator: Self.separator)
            }
        }
        return alone?.text ?? phrase.map { $0.text.prefix(1).uppercased() + $0.text.dropFirst() }
    }

    /// The most frequent name that is in the news for nothing else.
    private var alone: SharedTerm? {
        names.first { name in
            let most = name.words.count > 1 ? Self.mostElsewhereAlone : Self.mostElsewhereOfOneWord
            return !places.contains(name.key) && isClear([name], in: name.stories.count, most: most)
        }
    }

    /// The name, and the other name, phrase or word, that most of its stories have together; names first, then the
    /// rarest.
    private var pair: (terms: [SharedTerm], stories: Int)? {
        var best: (terms: [SharedTerm], stories: Int, rank: [Int])?
        for first in names {
            for second in names + phrases + words where second.key != first.key && !areOne(first, second) {
                let together = first.stories.intersection(second.stories).count
                // Two places say where twice.
                guard together >= least, !places.contains(first.key) || !places.contains(second.key),
                    isClear([first, second], in: together, most: Self.mostElsewhereTogether)
                else { continue }
                let kind = second.kind == .name ? 0 : second.kind == .phrase ? 1 : 2
                let count = elsewhere.count(of: [first.key]) + elsewhere.count(of: [second.key])
                let rank = [-together, kind, count]
                if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true {
                    best = ([first, second], together, rank)
                }
            }
        }
        return best.map { ($0.terms, $0.stories) }
    }

    /// Returns whether two terms overlap or are parts of one name.
    private func areOne(_ a: SharedTerm, _ b: SharedTerm) -> Bool {
        func isFollowed(_ first: SharedTerm, by second: SharedTerm) -> Bool {
            guard let last = first.words.last, let next = second.words.first else { return false }
            return neighbours.contains(last.followed(by: next))
        }
        return a.overlaps(b) || isFollowed(a, by: b) || isFollowed(b, by: a)
    }

    /// Returns whether few stories have these terms in a title without sharing anything else with the running story.
    /// Other reports of its theme do share something.
    private func isClear(_ terms: [SharedTerm], in count: Int, most: Double) -> Bool {
        let others = context.filter { word in !terms.contains { $0.words.contains(word.key) } }
        return Double(elsewhere.count(of: terms.map(\.key), without: others.map(\.key))) <= most * Double(count)
    }
}
