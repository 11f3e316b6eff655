/// A word of a text.
struct Token {
    /// Bytes of the text's UTF-8.
    var bytes: Range<Int32>
    /// Unicode scalars of the text.
    var scalars: Range<Int32>
    var hash: WordHash
    /// What stands before it.
    var gap: Gap
    var shape: Shape
    var roles: Roles

    /// How a word is written.
    enum Shape: UInt8 {
        /// Begins with a small letter, or with one of a script without capitals.
        case lower
        /// Begins with a capital.
        case capitalised
        /// Two or more letters, all capitals.
        case capitals
        case number
    }

    var isCapitalised: Bool { shape == .capitalised || shape == .capitals }
    /// How many bytes long.
    var length: Int { Int(bytes.upperBound - bytes.lowerBound) }
}
