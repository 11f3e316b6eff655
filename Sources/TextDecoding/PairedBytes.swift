/// The encodings of East Asia, whose characters are two bytes: how well a text goes with each.
enum PairedBytes: String, CaseIterable {
    // In the order of trust where two go equally well: Korean's syllables are a part of what the later ones have.
    case japaneseEUC = "EUC-JP"
    case korean = "CP949"
    case simplifiedChinese = "GB18030"
    case traditionalChinese = "BIG5-HKSCS"
    case shiftJIS = "CP932"

    /// Those that a language is written in; all when it is not known, none for a language of the West.
    static func candidates(for language: String?) -> [PairedBytes] {
        guard let language else { return allCases }
        switch language.prefix(2) {
        case "ja": return [.japaneseEUC, .shiftJIS]
        case "ko": return [.korean]
        case "zh": return [.simplifiedChinese, .traditionalChinese]
        // Seen in the wild: templates that say English of any feed.
        case "en": return allCases
        default: return []
        }
    }

    /// The one in which hardly a byte is out of place and most characters are everyday ones; nil when none is so.
    static func best(of bytes: UnsafeBufferPointer<UInt8>, among candidates: [PairedBytes]) -> String? {
        var best: (encoding: PairedBytes, share: Double)?
        for encoding in candidates {
            let tally = encoding.tally(bytes)
            // A sample may end within a character.
            guard tally.characters >= 4, (tally.errors - 1) * 50 <= tally.characters else { continue }
            let share = Double(tally.everyday) / Double(tally.characters)
            if share >= 0.6, share > best?.share ?? 0 { best = (encoding, share) }
        }
        return best?.encoding.rawValue
    }

    private struct Tally {
        var characters = 0
        /// Of these, how many are of the part of the code where everyday words are.
        var everyday = 0
        var kana = 0
        /// Bytes that begin no character.
        var errors = 0
    }

    private func tally(_ bytes: UnsafeBufferPointer<UInt8>) -> Tally {
        var tally = Tally()
        var place = 0
        while place < bytes.count {
            let lead = bytes[place]
            place += 1
            if lead < 0x80 { continue }
            // Half-width katakana stand alone, and hardly any text has them.
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
        // Without kana it is not Japanese, whatever else goes with it.
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

    /// Punctuation, kana, and the first level of characters in each standard, which was made of the most used.
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
