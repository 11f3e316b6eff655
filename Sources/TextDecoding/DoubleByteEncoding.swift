/// East Asian two-byte encodings, and how well a text fits each.
enum DoubleByteEncoding: String, CaseIterable {
    // In order of precedence if two fit equally well. Korean syllables occupy a subset of the later ones' ranges.
    case japaneseEUC = "EUC-JP"
    case korean = "CP949"
    case simplifiedChinese = "GB18030"
    case traditionalChinese = "BIG5-HKSCS"
    case shiftJIS = "CP932"

    /// Returns the encodings used for a language: all if it is unknown, none for Western languages.
    static func candidates(for language: String?) -> [DoubleByteEncoding] {
        guard let language else { return allCases }
        switch language.prefix(2) {
        case "ja": return [.japaneseEUC, .shiftJIS]
        case "ko": return [.korean]
        case "zh": return [.simplifiedChinese, .traditionalChinese]
        // Seen in the wild: templates that declare every feed as English.
        case "en": return allCases
        default: return []
        }
    }

    /// Returns the encoding in which hardly any byte is invalid and most characters are common ones; nil if there is
    /// none.
    static func best(of bytes: UnsafeBufferPointer<UInt8>, among candidates: [DoubleByteEncoding]) -> String? {
        var best: (encoding: DoubleByteEncoding, share: Double)?
        for encoding in candidates {
            let tally = encoding.tally(bytes)
            // The sample may end within a character.
            guard tally.characters >= 4, (tally.errors - 1) * 50 <= tally.characters else { continue }
            let share = Double(tally.everyday) / Double(tally.characters)
            if share >= 0.6, share > best?.share ?? 0 { best = (encoding, share) }
        }
        return best?.encoding.rawValue
    }

    private struct Tally {
        var characters = 0
        /// The number of characters in the range of common ones.
        var everyday = 0
        var kana = 0
        /// The number of bytes that start no character.
        var errors = 0
    }

    private func tally(_ bytes: UnsafeBufferPointer<UInt8>) -> Tally {
        var tally = Tally()
        var place = 0
        while place < bytes.count {
            let lead = bytes[place]
            place += 1
            if lead < 0x80 { continue }
            // Half-width katakana are single bytes, and very rare.
            if self == .shiftJIS, (0xA1...0xDF).contains(lead) {
                tally.characters += 1
                continue
            }
            guard place < bytes.count, isCharacter(lead, bytes[place]) else {
                tally.errors += 1
                continue
            }
            tally.characters += 1
            if isEveryday(lead, bytes[place]) { tally.everyday += 1 }
            if self == .japaneseEUC, lead == 0xA4 || lead == 0xA5 { tally.kana += 1 }
            place += 1
        }
        // Text without kana isn't Japanese, however well it fits.
        if self == .japaneseEUC, tally.kana * 10 < tally.characters { tally.everyday = 0 }
        return tally
    }

    private func isCharacter(_ lead: UInt8, _ trail: UInt8) -> Bool {
        switch self {
        case .japaneseEUC: (lead == 0x8E || (0xA1...0xFE).contains(lead)) && (0xA1...0xFE).contains(trail)
        case .korean:
            (0x81...0xFE).contains(lead)
                && ((0x41...0x5A).contains(trail) || (0x61...0x7A).contains(trail) || (0x81...0xFE).contains(trail))
        case .simplifiedChinese: (0x81...0xFE).contains(lead) && (0x40...0xFE).contains(trail) && trail != 0x7F
        case .traditionalChinese:
            (0x81...0xFE).contains(lead) && ((0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail))
        case .shiftJIS:
            ((0x81...0x9F).contains(lead) || (0xE0...0xFC).contains(lead)) && (0x40...0xFC).contains(trail)
                && trail != 0x7F
        }
    }

    /// Returns whether a character is punctuation, kana or in the first level of its standard, which holds the most
    /// common characters.
    private func isEveryday(_ lead: UInt8, _ trail: UInt8) -> Bool {
        switch self {
        case .japaneseEUC: lead == 0xA1 || lead == 0xA4 || lead == 0xA5 || (0xB0...0xCF).contains(lead)
        case .korean: (lead == 0xA1 || (0xB0...0xC8).contains(lead)) && trail >= 0xA1
        case .simplifiedChinese: (lead == 0xA1 || lead == 0xA3 || (0xB0...0xD7).contains(lead)) && trail >= 0xA1
        case .traditionalChinese: lead == 0xA1 || (0xA4...0xC6).contains(lead)
        case .shiftJIS: (0x81...0x83).contains(lead) || (0x88...0x97).contains(lead)
        }
    }
}
