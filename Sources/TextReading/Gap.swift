/// The kind of separation between a word and the word before it.
public enum Gap: UInt8, Sendable {
    /// The beginning of the text, a new line, or marks that end a sentence.
    case sentence
    /// One or more blanks, or nothing (between two signs of a script without blanks).
    case space
    /// A hyphen without blanks.
    case hyphen
    /// An apostrophe without blanks that neither belongs to a word nor makes a possessive.
    case apostrophe
    /// A full stop that ends an abbreviation, with or without a blank ("St. Louis", "U.S. economy").
    case stop
    /// A comma.
    case comma
    /// A dash, with or without blanks.
    case dash
    /// An opening or closing bracket.
    case bracket
    /// A colon or a semicolon.
    case colon
    /// Anything else: quotation marks, slashes, symbols, several marks together.
    case other
}
