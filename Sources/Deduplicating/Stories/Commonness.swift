internal import CRules
internal import Foundation

/// How common words are in the news on the whole, which the articles of one night tell badly when they are few or all
/// of one matter.
struct Commonness {
    /// How many words a summary and its title have.
    private static let words = 120.0
    /// By rank, words thin out as Zipf says: the share of the commonest.
    private static let share = 0.07

    /// The part that a word has among all words, by its stem's hash.
    private let shares: [UInt64: Double]
    private let leastShare: Double

    /// - Parameter list: words, the commonest first, one a line; an empty line stands for what is no word.
    init(list: some Collection<UInt8>) {
        var shares: [UInt64: Double] = [:]
        var rank = 0.0
        for line in list.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { rank += 1 }
            let word = Array(line)
            let key = Word.key(of: word)
            if word.isEmpty || StopWords.contains(key) { continue }
            let country = Peoples.country(of: word, key: key) ?? word
            shares[Word.key(of: TermReader.stem(of: country)), default: 0] += Self.share / (rank + 3)
        }
        self.shares = shares
        leastShare = rank > 0 ? Self.share / rank / 2 : 0
    }

    /// As `Rules/words.txt` has it.
    static func builtIn() -> Commonness {
        let file = pulse_rules_words()
        return Commonness(list: UnsafeBufferPointer(start: file.bytes, count: file.length))
    }

    /// The part of articles that has the term (0…1).
    func ofArticles(with term: UInt64, parts: (first: UInt64, second: UInt64)?) -> Double {
        guard let parts else { return 1 - exp(-share(of: term) * Self.words) }
        // Neighbours stand together more often than chance would have it.
        return min(0.001, 3 * share(of: parts.first) * share(of: parts.second) * Self.words * Self.words)
    }

    private func share(of word: UInt64) -> Double { shares[word] ?? leastShare }
}
