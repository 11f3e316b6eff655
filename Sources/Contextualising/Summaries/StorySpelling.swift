internal import TextReading

/// The long words of a story's reports, in which a publisher's misspelling shows: nobody else has it, and others write
/// the same word with one letter more, one less, or two exchanged ("empesa" beside "empresa").
struct StorySpelling {
    /// The fewest bytes of a word that is compared; shorter ones are too often other words.
    private static let fewestBytes = 6
    /// The sentences of a report, after its title, that are compared with.
    private static let mostSentences = 3
    /// The times that others must have the right word.
    private static let fewestTimes = 2
    /// The first and last bytes, which differ between words of one family.
    private static let firstBytes = 1
    private static let lastBytes = 2

    private let words: [(bytes: [UInt8], source: Int)]

    init(of event: EventWords) {
        words = event.read.indices.flatMap { source in
            (event.titled[source] + event.read[source].prefix(Self.mostSentences)).flatMap { sentence in
                Self.words(of: sentence).map { ($0, source) }
            }
        }
    }

    /// Returns whether a sentence has a word that others spell otherwise.
    func isMisspelt(_ candidate: SummaryCandidate) -> Bool {
        Self.words(of: candidate.sentence).contains { word in
            if words.contains(where: { $0.source != candidate.source && $0.bytes == word }) { return false }
            return words.count { $0.source != candidate.source && Self.isSlip(word, of: $0.bytes) } >= Self.fewestTimes
        }
    }

    private static func words(of sentence: Sentence) -> [[UInt8]] {
        sentence.withBytes { bytes in
            sentence.words.compactMap { word in
                guard word.kind == .word, word.casing == .lower, word.bytes.count >= fewestBytes else { return nil }
                return Array(bytes[word.bytes])
            }
        }
    }

    /// Returns whether a word is another with a letter lost, doubled or added, or two exchanged, in its middle.
    private static func isSlip(_ word: [UInt8], of right: [UInt8]) -> Bool {
        guard abs(word.count - right.count) <= 1, word.count >= fewestBytes, right.count >= fewestBytes else {
            return false
        }
        let start = zip(word, right).prefix { $0 == $1 }.count
        let end = zip(word.reversed(), right.reversed()).prefix { $0 == $1 }.count
        guard start >= firstBytes, end >= lastBytes else { return false }
        let (shorter, longer) = (min(word.count, right.count), max(word.count, right.count))
        if shorter < longer { return start + end >= shorter }
        return start + end == shorter - 2 && word[start] == right[start + 1] && word[start + 1] == right[start]
    }
}
