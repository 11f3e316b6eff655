internal import TextReading

/// The capitalisation of a headline. In a sentence ("Ferry to Porto late again") capitals mark names; in title case
/// they mark nothing.
enum HeadlineCase {
    case sentence, title

    /// Bytes. Shorter words are small in either.
    private static let telling = 4
    /// So many words that are small there make a sentence, if no more have a capital.
    private static let fewestSmall = 2

    init(_ words: [Word]) {
        var (small, capitals) = (0, 0)
        for word in words.dropFirst() where word.kind == .word && word.bytes.count >= Self.telling {
            if word.isCapitalised { capitals += 1 } else { small += 1 }
        }
        self = small >= max(Self.fewestSmall, capitals) ? .sentence : .title
    }
}
