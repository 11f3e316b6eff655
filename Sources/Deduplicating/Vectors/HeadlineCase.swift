internal import TextReading

/// The capitalisation of a headline. In a sentence ("Ferry to Porto late again") capitals mark names; in title case
/// they mark nothing.
enum HeadlineCase {
    private typealias Tuning = ClusteringTuning.Vectors

    case sentence, title

    init(_ words: [Word]) {
        var (small, capitals) = (0, 0)
        for word in words.dropFirst() where word.kind == .word && word.bytes.count >= Tuning.longWord {
            if word.isCapitalised { capitals += 1 } else { small += 1 }
        }
        self = small >= max(Tuning.fewestLowerCase, capitals) ? .sentence : .title
    }
}
