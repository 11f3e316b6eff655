/// A language tag normalised to BCP 47: "en-us" and "en_US" become "en-US".
struct LanguageTag {
    let text: String

    /// Creates a tag; nil if the text cannot be one ("English", "").
    init?(_ text: String) {
        // Fast path for what nearly all feeds have, such as "en".
        if text.utf8.count == 2, text.utf8.allSatisfy({ $0 &- 0x61 < 26 }) {
            self.text = text
            return
        }
        let parts = text.split { $0 == "-" || $0 == "_" }
        guard let first = parts.first, (2...3).contains(first.utf8.count), parts.count <= 4,
            text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }),
            parts.allSatisfy({ $0.utf8.count <= 8 })
        else { return nil }
        let rest = parts.dropFirst().map { part in
            switch part.utf8.count {
            case 2: part.uppercased()
            case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: part.lowercased()
            }
        }
        self.text = ([first.lowercased()] + rest).joined(separator: "-")
    }
}

extension UInt8 {
    var isLetterOrDigit: Bool { self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 }
}
