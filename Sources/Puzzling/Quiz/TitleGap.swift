internal import Newsroom

/// A headline with some words left out, and candidates for wrong answers.
struct TitleGap {
    let kind: QuizQuestion.Kind
    let brief: Brief
    /// The position of the words in the headline's UTF-8.
    let bytes: Range<Int>
    /// The words left out.
    let words: String
    /// The missing place; wrong answers are of the same kind.
    var place: Place?
    /// The field that the missing person works in; nil if unknown.
    var field: String?
    /// Alternatives to a number.
    var others: [String] = []

    var before: String { Self.text(0..<bytes.lowerBound, of: brief.article.title) }
    var behind: String { Self.text(bytes.upperBound..<brief.article.title.utf8.count, of: brief.article.title) }

    /// Returns the text of a byte range in a headline.
    static func text(_ bytes: Range<Int>, of title: String) -> String {
        String(decoding: Array(title.utf8)[bytes], as: UTF8.self)
    }

    /// Returns the only occurrence of the words in a title; nil if they occur twice, never, or only as part of another
    /// word.
    static func only(_ words: String, in title: String) -> Range<Int>? {
        let (needle, hay) = (Array(words.utf8), Array(title.utf8))
        let found = places(of: needle, in: hay)
        return found.count == 1 && isWhole(found[0], in: hay) ? found[0] : nil
    }

    /// Returns whether the words occur as whole words in a text: "37" but not in "1937".
    static func isWhole(_ words: String, in text: String) -> Bool {
        let hay = Array(text.utf8)
        return places(of: Array(words.utf8), in: hay).contains { isWhole($0, in: hay) }
    }

    private static func places(of needle: [UInt8], in hay: [UInt8]) -> [Range<Int>] {
        guard !needle.isEmpty, needle.count < hay.count else { return [] }
        return (0...(hay.count - needle.count)).filter { hay[$0] == needle[0] }
            .map { $0..<($0 + needle.count) }.filter { hay[$0].elementsEqual(needle) }
    }

    private static func isWhole(_ range: Range<Int>, in hay: [UInt8]) -> Bool {
        (range.lowerBound == 0 || !isPart(hay[range.lowerBound - 1]))
            && (range.upperBound == hay.count || !isPart(hay[range.upperBound]))
    }

    /// Returns whether a byte is part of a word or a hyphen.
    private static func isPart(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return byte >= 0x80 && byte != 0xE2 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
}
