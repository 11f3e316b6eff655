/// What stands between a word and the word before it.
enum Gap: UInt8 {
    /// The beginning of the text, a new line, or the end of a sentence.
    case sentence
    /// One or more spaces.
    case space
    /// A hyphen without spaces.
    case hyphen
    /// An apostrophe without spaces ("O'Hara", "Ohio's").
    case apostrophe
    /// A full stop that ends an abbreviation, with or without a space ("St. Louis", "U.S.").
    case stop
    /// A comma and a space.
    case comma
    /// A dash, with or without spaces.
    case dash
    /// An opening or closing bracket.
    case bracket
    /// Anything else: quotation marks, colons, slashes, symbols.
    case other

    /// Whether a name may go on across it.
    var joins: Bool {
        switch self {
        case .space, .hyphen, .apostrophe, .stop: true
        default: false
        }
    }
}
