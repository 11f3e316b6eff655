/// The kind of separator between two words.
public enum Gap: UInt8, Sendable {
    /// The start of the text, a new line, or punctuation that ends a sentence.
    case sentence
    /// One or more blanks, or nothing (between two characters of a script without spaces).
    case space
    /// A hyphen without blanks.
    case hyphen
    /// An apostrophe without blanks, neither within a word nor possessive.
    case apostrophe
    /// A full stop after an abbreviation, with or without a blank ("St. Louis", "U.S. economy").
    case stop
    case comma
    /// A dash, with or without blanks.
    case dash
    /// An opening or closing bracket.
    case bracket
    /// A colon or a semicolon.
    case colon
    /// Anything else: quotation marks, slashes, symbols, several marks in a row.
    case other
}
