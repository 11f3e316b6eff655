extension StringProtocol {
    /// The text without what steers a terminal or turns around the order of its letters, as a title out of a feed or a name
    /// out of a file may: such characters are written as Swift would, `\u{1B}`, line ends too.
    var plainForTerminal: String {
        unicodeScalars.map { scalar in
            switch scalar.value {
            case ..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }.joined()
    }
}
