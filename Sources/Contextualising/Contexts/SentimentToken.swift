internal import TextReading

/// A piece of text between two blanks, as looked up in the lexicon: a word, a hyphenated compound ("well-known"), or an
/// emoticon.
struct SentimentToken {
    var key: WordID
    /// Whether a pause precedes it.
    var isAfterPause: Bool
    /// Whether it is in capitals; "F-16" counts too.
    var isShouted: Bool
    var isEmoticon: Bool

    /// Returns the tokens of a reading, in order.
    static func tokens(of reading: TextReading) -> [SentimentToken] {
        var tokens: [SentimentToken] = []
        tokens.reserveCapacity(reading.words.count)
        var start = 0
        for index in 1..<max(reading.words.count + 1, 1) {
            if index < reading.words.count, reading.words[index].marks.contains(.joined),
                reading.words[index].kind != .emoticon
            {
                continue
            }
            tokens.append(SentimentToken(reading.words[start..<index]))
            start = index
            if start == reading.words.count { break }
        }
        return tokens
    }

    /// Returns the tokens of a lexicon entry; none if the reading drops some of its characters ("bull****").
    static func whole(_ entry: String, by reader: inout TextReader) -> [SentimentToken] {
        let reading = reader.reading(of: entry, in: nil)
        guard let first = reading.words.first, let last = reading.words.last, first.bytes.lowerBound == 0,
            last.bytes.upperBound == entry.utf8.count
        else { return [] }
        return tokens(of: reading)
    }

    /// Returns the lexicon key for a sequence of tokens; nil if it is empty.
    static func key(of tokens: ArraySlice<SentimentToken>) -> WordID? {
        guard let first = tokens.first else { return nil }
        return tokens.dropFirst().reduce(first.key) { $0.followed(by: space).followed(by: $1.key) }
    }

    /// A separator between words, so that "well known" and "well-known" differ.
    private static let space = WordID(folded: " ")

    /// Returns a word's key, which tells contractions from words with the same letters: "I'll" from "ill", "he'll" from
    /// "hell".
    private static func key(of word: Word) -> WordID {
        word.marks.contains(.apostrophe) ? word.form.followed(by: apostrophe) : word.form
    }

    private static let apostrophe = WordID(folded: "'")
    private static let point = WordID(folded: ".")

    private init(_ words: ArraySlice<Word>) {
        key = words.dropFirst().reduce(words.first.map(Self.key) ?? Self.space) { $0.followed(by: Self.key(of: $1)) }
        // Initials alone get their own key ("P.O."); inside a compound ("anti-U.S.") they do not.
        if words.count == 1, words.first?.marks.contains(.dotted) == true { key = key.followed(by: Self.point) }
        isAfterPause = words.first?.marks.contains(.pause) ?? false
        isEmoticon = words.first?.kind == .emoticon
        isShouted =
            (words.count > 1 || words.first?.casing == .capitals)
            && words.contains { $0.isCapitalised }
            && words.allSatisfy {
                $0.casing == .capitals || ($0.isCapitalised && $0.scalars.count == 1) || $0.isNumber
                    || $0.kind == .symbol
            }
    }
}
