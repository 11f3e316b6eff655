internal import CPuzzleWords

/// The words of one language that puzzles are made of.
struct WordBook: Sendable {
    /// The words that may be answers, sorted.
    let common: [String]
    /// The same words as a set.
    private let known: Set<String>
    /// The five-letter words accepted as guesses, in the format published on the site (`Puzzles.guesses`).
    let guesses: [UInt8]

    /// Fails (nil) for a language without lists.
    init?(language: String) {
        let lists = UnsafeBufferPointer(start: pulse_puzzle_lists(), count: pulse_puzzle_list_count)
        guard let list = lists.first(where: { String(cString: $0.language) == language }) else { return nil }
        common = Self.words(in: UnsafeBufferPointer(start: list.common.bytes, count: list.common.length))
        known = Set(common)
        guesses = Array(UnsafeBufferPointer(start: list.five.bytes, count: list.five.length))
    }

    /// Returns whether a word may be an answer.
    func has(_ word: String) -> Bool { known.contains(word) }

    /// Decodes front-coded lines: the number of characters shared with the previous word, then the rest.
    private static func words(in text: UnsafeBufferPointer<UInt8>) -> [String] {
        var words: [String] = []
        // Work on scalars, since each letter is one; finding grapheme boundaries would be wasted effort.
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
