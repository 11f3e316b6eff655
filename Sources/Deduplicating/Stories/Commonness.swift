internal import CRules
internal import Foundation
internal import TextReading

/// How common words are in the news on the whole, which the articles of one night tell badly when they are few or all
/// of one matter.
struct Commonness: Sendable {
    /// How many words a summary and its title have.
    private static let words = 120.0
    /// By rank, words thin out as Zipf says: the share of the commonest.
    private static let share = 0.07

    /// The part that a word has among all words, by its stem's hash.
    private let shares: [WordID: Double]
    private let leastShare: Double

    /// - Parameter list: words, the commonest first, one a line; an empty line stands for what is no word.
    init(list: some Collection<UInt8>, vocabulary: StoryVocabulary) {
        var shares: [WordID: Double] = [:]
        var rank = 0.0
        var reader = TextReader(lists: WordLists())
        for line in list.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { rank += 1 }
            let words = reader.reading(of: String(decoding: line, as: UTF8.self), in: .english).words
            guard words.count == 1, let word = words.first, !vocabulary.isStopWord(word) else { continue }
            shares[vocabulary.term(of: word), default: 0] += Self.share / (rank + 3)
        }
        self.shares = shares
        leastShare = rank > 0 ? Self.share / rank / 2 : 0
    }

    /// As `Rules/words.txt` has it.
    static let builtIn: Commonness = {
        let file = pulse_rules_words()
        return Commonness(list: UnsafeBufferPointer(start: file.bytes, count: file.length), vocabulary: .builtIn)
    }()

    /// The part of articles that has the term (0…1).
    func ofArticles(with term: WordID, parts: (first: WordID, second: WordID)?) -> Double {
        guard let parts else { return 1 - exp(-share(of: term) * Self.words) }
        // Neighbours stand together more often than chance would have it.
        return min(0.001, 3 * share(of: parts.first) * share(of: parts.second) * Self.words * Self.words)
    }

    private func share(of word: WordID) -> Double { shares[word] ?? leastShare }
}
