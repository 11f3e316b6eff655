internal import CPuzzleWords

/// The words of one language that puzzles are made of.
struct WordBook: Sendable {
    /// Those that may be asked for, sorted.
    let common: [String]
    /// The same, to look up.
    private let known: Set<String>
    /// Those of five letters that may be guessed, as the site publishes them (`Puzzles.guesses`).
    let guesses: [UInt8]

    /// nil for a language that has none.
    init?(language: String) {
        let lists = UnsafeBufferPointer(start: pulse_puzzle_lists(), count: pulse_puzzle_list_count)
        guard let list = lists.first(where: { String(cString: $0.language) == language }) else { return nil }
        common = Self.words(in: UnsafeBufferPointer(start: list.common.bytes, count: list.common.length))
        known = Set(common)
        guesses = Array(UnsafeBufferPointer(start: list.five.bytes, count: list.five.length))
    }

    /// Whether a word may be asked for.
    func has(_ word: String) -> Bool { known.contains(word) }

    /// Each line says how many characters it shares with the line before, and what it has behind them.
    private static func words(in text: UnsafeBufferPointer<UInt8>) -> [String] {
        var words: [String] = []
        // Letter by letter, each of which is one scalar: what a reader takes for a character need not be sought.
        var last: [Unicode.Scalar] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let shared = Int(line[line.startIndex] - UInt8(ascii: "0"))
            last.removeLast(max(0, last.count - shared))
            last += String(decoding: line.dropFirst(), as: UTF8.self).unicodeScalars
            words.append(String(String.UnicodeScalarView(last)))
        }
        return words
    }
}
