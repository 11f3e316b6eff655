/// A word of a text, stored in 32 bytes without its letters, so that a whole text is a single array.
///
/// A possessive "'s" is not part of a word. Other apostrophes are dropped ("don't" becomes "dont", "O'Hara" "ohara"),
/// except where one separates an article from a name ("dell'Italia"). Dotted initials are one word including their
/// points ("U.S." is "us" in capitals). A number with thousands separators and decimals is one word ("1,200" becomes
/// "1200", "6.4" stays), as is a result ("3-1"). "$" (for every currency) and "%" are words. Hyphens separate words. In
/// scripts without spaces, every two adjacent characters are a word.
public struct Word: Sendable, Hashable {
    /// The hash of its folded letters.
    public var form: WordID
    /// The hash of its folded stem. Equal to `form` in languages without a stemmer, and for kinds other than `word`.
    public var stem: WordID
    var firstByte: UInt32
    var firstScalar: UInt32
    var byteCount: UInt16
    var scalarCount: UInt16
    /// The separator before it.
    public var gap: Gap
    public var casing: Casing
    public var kind: Kind
    public var marks: Marks

    /// Its range in the text's UTF-8.
    public var bytes: Range<Int> { Int(firstByte)..<Int(firstByte) + Int(byteCount) }
    /// Its range in the text's Unicode scalars.
    public var scalars: Range<Int> { Int(firstScalar)..<Int(firstScalar) + Int(scalarCount) }

    /// Returns the word shifted as if its text had been appended to another.
    ///
    /// - Parameters:
    ///   - bytes: the number of UTF-8 bytes before the text.
    ///   - scalars: the number of Unicode scalars before the text.
    public func moved(byBytes bytes: Int, scalars: Int) -> Word {
        var word = self
        word.firstByte &+= UInt32(truncatingIfNeeded: bytes)
        word.firstScalar &+= UInt32(truncatingIfNeeded: scalars)
        return word
    }

    public var isCapitalised: Bool { casing != .lower }
    /// Whether it is a number or a result.
    public var isNumber: Bool { kind == .number || kind == .result }

    /// A word's capitalisation, as far as it distinguishes names from common words.
    public enum Casing: UInt8, Sendable, Comparable {
        /// Starts with a lower-case letter, a digit, or a letter of a script without capitals.
        case lower
        /// Starts with a capital.
        case capitalised
        /// Two or more letters, all capitals.
        case capitals

        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    public enum Kind: UInt8, Sendable {
        /// Letters, possibly followed by digits.
        case word
        /// Digits, possibly with thousands separators and decimals.
        case number
        /// Two short numbers with a hyphen between them: "3-1".
        case result
        /// Digits followed by letters: "10th", "4x4".
        case counted
        /// "$", which stands for every currency, or "%".
        case symbol
        /// An emoticon such as ":-)", from `Rules/lists.txt`. Its form is the hash of its characters.
        case emoticon
        /// Two adjacent characters of a script without spaces (Kana, Han, Hangul, Thai, Lao, Khmer, Myanmar).
        case signs
    }

    public struct Marks: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Its capital is not significant: it starts a sentence, quotation or bracket, or follows a colon or dash.
        public static let opens = Marks(rawValue: 1 << 0)
        /// It is followed by a possessive "'s".
        public static let possessive = Marks(rawValue: 1 << 1)
        /// Dotted initials.
        public static let dotted = Marks(rawValue: 1 << 2)
        /// An apostrophe within it was dropped.
        public static let apostrophe = Marks(rawValue: 1 << 3)
        /// It ends like a plural in English, Spanish or Portuguese: four or more letters with a single final "s".
        public static let plural = Marks(rawValue: 1 << 4)
        /// A pause precedes it: . ! ? ; : , or a dash surrounded by blanks.
        public static let pause = Marks(rawValue: 1 << 5)
        /// No blank separates it from the previous word.
        public static let joined = Marks(rawValue: 1 << 6)
    }
}
