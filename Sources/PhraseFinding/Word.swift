/// One word of a text as the phrase tables see it: no letters, only keys, so that a text costs one array.
struct Word: Sendable, Equatable {
    /// A hash of the folded letters.
    var key: UInt64
    /// The key without the ending of an English, Spanish or Portuguese plural; `key` itself where there is none.
    var singular: UInt64
    /// The second guess at a singular ("parties": "party"; "matches": "match"); `singular` itself where there is none.
    var stem: UInt64
    var letterCase: LetterCase

    /// How it is written, as far as that tells a name from a word.
    enum LetterCase: UInt8, Sendable, Comparable {
        /// "shell"
        case lower
        /// "Shell"
        case capitalised
        /// "WHO"
        case upper

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// FNV-1a, 64 bits: fixed for ever and for every process, unlike `Hasher`.
    static func key(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Any run of digits, "#" in a phrase.
    static let number = key(of: "#".utf8)
    /// Two short numbers with a hyphen between, "#-#" in a phrase: the result of a match.
    static let score = key(of: "#-#".utf8)
}
