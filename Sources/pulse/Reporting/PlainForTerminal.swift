internal import TextDecoding

extension StringProtocol {
    /// The text with control and bidirectional characters escaped as in Swift, such as `\u{1B}`, line breaks included.
    /// A feed's titles or a file's name may contain them, and they could manipulate a terminal.
    var plainForTerminal: String {
        unicodeScalars.map { $0.isUnsafeInTerminals ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// The same for text with several lines, which keeps its line breaks.
    var plainLinesForTerminal: String {
        split(separator: "\n", omittingEmptySubsequences: false).map(\.plainForTerminal).joined(separator: "\n")
    }
}
