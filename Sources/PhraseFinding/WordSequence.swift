/// A text cut into words, ready for phrase tables.
///
/// Letters are folded to lower case without diacritics; apostrophes vanish ("don't" is one word, and "Brazil's" is
/// "Brazil"); dotted initials are one word ("U.S."); a currency sign and "%" are words of their own; a number is also
/// "#", and a result such as 3-1 also "#-#". Everything else separates words.
public struct WordSequence: Sendable {
    var words: [Word]

    public var count: Int { words.count }

    public init(_ text: String) {
        var reader = WordReader()
        var text = text
        text.withUTF8 { bytes in
            reader.words.reserveCapacity(bytes.count / 5)
            reader.read(bytes)
        }
        words = reader.words
    }
}
