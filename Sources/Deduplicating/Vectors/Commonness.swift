internal import CRules
internal import Foundation
internal import TextReading

/// How common words are in the news as a whole. The articles of one night are a poor guide if they are few or all
/// about one event.
struct Commonness: Sendable {
    private typealias Tuning = ClusteringTuning.Vectors

    /// The share of each word among all words, by its stem.
    private let shares: [WordID: Double]
    private let leastShare: Double

    /// - Parameter list: words, the commonest first, one per line; an empty line holds the rank of something that is
    ///   not a word.
    init(list: some Collection<UInt8>, vocabulary: StoryVocabulary) {
        var shares: [WordID: Double] = [:]
        var rank = 0.0
        var reader = TextReader(lists: WordLists())
        for line in list.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { rank += 1 }
            let words = reader.reading(of: String(decoding: line, as: UTF8.self), in: .english).words
            guard words.count == 1, let word = words.first, !vocabulary.isStopWord(word) else { continue }
            shares[vocabulary.term(of: word), default: 0] += Tuning.commonestShare / (rank + 3)
        }
        self.shares = shares
        leastShare = rank > 0 ? Tuning.commonestShare / rank / 2 : 0
    }

    /// The table in `Rules/words.txt`.
    static let builtIn: Commonness = {
        let file = pulse_rules_words()
        return Commonness(list: UnsafeBufferPointer(start: file.bytes, count: file.length), vocabulary: .builtIn)
    }()

    /// Returns the expected share of articles with a term (0…1).
    func ofArticles(with term: WordID, parts: (first: WordID, second: WordID)?) -> Double {
        guard let parts else { return 1 - exp(-share(of: term) * Tuning.wordsOfArticle) }
        // Words that belong together occur side by side more often than chance predicts.
        return min(
            Tuning.mostOfPair,
            Tuning.pairCohesion * share(of: parts.first) * share(of: parts.second) * Tuning.wordsOfArticle
                * Tuning.wordsOfArticle)
    }

    private func share(of word: WordID) -> Double { shares[word] ?? leastShare }
}
