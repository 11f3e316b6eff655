internal import TextDecoding

extension StringProtocol {
    /// The text without what steers a terminal or turns around the order of its letters, as a title out of a feed or a name
    /// out of a file may: such characters are written as Swift would, `\u{1B}`, line ends too.
    var plainForTerminal: String {
        unicodeScalars.map { $0.steersTerminals ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// The same of text of several lines.
    var plainLinesForTerminal: String {
        split(separator: "\n", omittingEmptySubsequences: false).map(\.plainForTerminal).joined(separator: "\n")
    }
}
