extension String {
    /// The maximum number of marks on one letter. Hebrew with vowels and accents needs five, the longest syllables of
    /// Tibetan nine; hundreds reach across a page and cover what is written there.
    private static let mostMarks = 10

    /// The text with at most ten marks on a letter (Unicode Technical Report 36, section 3.6).
    var withoutStackedMarks: String {
        var text = self
        // U+0300, the first of them, begins with 0xCC.
        guard text.withUTF8({ $0.contains { $0 >= 0xCC } }) else { return text }
        var stack = MarkStack()
        guard text.unicodeScalars.contains(where: { stack.height(with: $0) > Self.mostMarks }) else { return text }
        stack = MarkStack()
        text.unicodeScalars.removeAll { stack.height(with: $0) > Self.mostMarks }
        return text
    }
}

/// The marks on the latest letter of a text.
private struct MarkStack {
    private var height = 0

    /// Returns the number of marks on the latest letter, including the scalar if it is one.
    mutating func height(with scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        // Letters of large alphabets: looking up what they are takes ten times as long.
        case ..<0x300, 0x370..<0x483, 0x48A..<0x591, 0x620..<0x64B, 0x671..<0x6D6, 0x3100..<0xA000, 0xAC00..<0xD7A4:
            height = 0
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: height += 1
            // Joiners, which have no width.
            case .format: return 0
            default: height = 0
            }
        }
        return height
    }
}
