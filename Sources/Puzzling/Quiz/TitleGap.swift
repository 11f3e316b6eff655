internal import Newsroom

/// A headline with some words left out, and the same sort of words from elsewhere to choose among.
struct TitleGap {
    let kind: QuizQuestion.Kind
    let brief: Brief
    /// Where the words stand in the headline's UTF-8.
    let bytes: Range<Int>
    /// The words themselves.
    let words: String
    /// What others must have in common with it to stand beside it: the kind of a place.
    var sort = ""
    /// The country of a place.
    var country = ""
    /// Of a number, others that it might be.
    var others: [String] = []
    /// The words of the headline that stand beside a common word.
    var beside: [String] = []

    var before: String { Self.text(0..<bytes.lowerBound, of: brief.article.title) }
    var behind: String { Self.text(bytes.upperBound..<brief.article.title.utf8.count, of: brief.article.title) }

    /// What stands in some bytes of a headline.
    static func text(_ bytes: Range<Int>, of title: String) -> String {
        String(decoding: Array(title.utf8)[bytes], as: UTF8.self)
    }

    /// The one place where whole words stand in a text; nil where they stand twice or nowhere, or once as a part of another.
    static func only(_ words: String, in title: String) -> Range<Int>? {
        let (needle, hay) = (Array(words.utf8), Array(title.utf8))
        let found = places(of: needle, in: hay)
        return found.count == 1 && isWhole(found[0], in: hay) ? found[0] : nil
    }

    /// Whether whole words stand anywhere in a text: "37" not in "1937".
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

    /// Whether a byte belongs to a word, or joins it to the next.
    private static func isPart(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return byte >= 0x80 && byte != 0xE2 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
}
