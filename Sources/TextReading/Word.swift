/// A word of a text, stored without its letters, as 32 bytes of numbers, so that a whole text is one array.
///
/// A possessive "'s" is not part of a word. Other apostrophes are dropped within a word ("don't" is "dont", "O'Hara"
/// "ohara"), but separate a small article from a name ("dell'Italia"). Dotted initials are one word with their points
/// ("U.S." is "us" in capitals). A number with its thousands and decimals is one word ("1,200" is "1200", "6.4" stays),
/// and so is a result ("3-1"). "$" (for every currency) and "%" are words. A hyphen separates words. In scripts without
/// blanks every two neighbouring signs are a word.
public struct Word: Sendable, Hashable {
    /// Made of its folded letters.
    public var form: WordID
    /// Made of its folded stem. Equal to `form` in languages without a stemmer, and for kinds other than `word`.
    public var stem: WordID
    var firstByte: UInt32
    var firstScalar: UInt32
    var byteCount: UInt16
    var scalarCount: UInt16
    /// The separation from the word before.
    public var gap: Gap
    public var casing: Casing
    public var kind: Kind
    public var marks: Marks

    /// Its place in the UTF-8 of the text.
    public var bytes: Range<Int> { Int(firstByte)..<Int(firstByte) + Int(byteCount) }
    /// Its place among the Unicode scalars of the text.
    public var scalars: Range<Int> { Int(firstScalar)..<Int(firstScalar) + Int(scalarCount) }

    /// The same word after its text has been put behind another text.
    ///
    /// - Parameters:
    ///   - bytes: the UTF-8 bytes before the text.
    ///   - scalars: the Unicode scalars before the text.
    public func moved(byBytes bytes: Int, scalars: Int) -> Word {
        var word = self
        word.firstByte &+= UInt32(truncatingIfNeeded: bytes)
        word.firstScalar &+= UInt32(truncatingIfNeeded: scalars)
        return word
    }

    public var isCapitalised: Bool { casing != .lower }
    /// Whether it is a number or a result.
    public var isNumber: Bool { kind == .number || kind == .result }

    /// A word's capitals, as far as they tell a name from a common word.
    public enum Casing: UInt8, Sendable, Comparable {
        /// Begins with a small letter, with a digit, or with a letter of a script without capitals.
        case lower
        /// Begins with a capital.
        case capitalised
        /// Two or more letters, all of them capitals.
        case capitals

        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    public enum Kind: UInt8, Sendable {
        /// Letters, perhaps with digits behind.
        case word
        /// Digits, with thousands and decimals.
        case number
        /// Two short numbers with a hyphen between: "3-1".
        case result
        /// Digits with letters behind: "10th", "4x4".
        case counted
        /// "$", which stands for every currency, or "%".
        case symbol
        /// ":-)", as `Rules/lists.txt` has them; its form is that of its characters as they stand.
        case emoticon
        /// Two neighbouring signs of a script without blanks (Kana, Han, Hangul, Thai, Lao, Khmer, Myanmar).
        case signs
    }

    public struct Marks: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Its capital shows nothing: it begins a sentence, a quotation or a bracket, or follows a colon or a dash.
        public static let opens = Marks(rawValue: 1 << 0)
        /// It is followed by a possessive "'s".
        public static let possessive = Marks(rawValue: 1 << 1)
        /// Dotted initials.
        public static let dotted = Marks(rawValue: 1 << 2)
        /// An apostrophe within it was left out.
        public static let apostrophe = Marks(rawValue: 1 << 3)
        /// It ends like a plural in English, Spanish and Portuguese: four letters or more, with one s at the end.
        public static let plural = Marks(rawValue: 1 << 4)
        /// A pause stands before it: . ! ? ; : , or a dash with blanks around.
        public static let pause = Marks(rawValue: 1 << 5)
        /// No blank stands between it and the word before.
        public static let joined = Marks(rawValue: 1 << 6)
    }
}
