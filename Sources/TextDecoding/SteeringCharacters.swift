extension Unicode.Scalar {
    /// Whether a terminal takes it for a command, or turns around the order of letters by it: the control characters (C0, DEL, C1), the ends
    /// of lines and paragraphs beyond ASCII, and what embeds, overrides or isolates a direction (Unicode Standard Annex 9). What is shown on a
    /// terminal has none of them as they are.
    public var steersTerminals: Bool {
        switch value {
        case ..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
