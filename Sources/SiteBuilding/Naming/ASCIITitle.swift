/// A fast path for the words of titles without non-ASCII letters, which includes most English ones. The result is the
/// same as `TitleSlug` gives by Unicode's rules.
enum ASCIITitle {
    /// Splits a title into words.
    ///
    /// - Parameters:
    ///   - title: the part of the title to use.
    ///   - isEnglish: whether commas group digits.
    /// - Returns: words of lower-case letters and digits, or nil if the title has other letters.
    static func words(of title: some Sequence<Unicode.Scalar>, isEnglish: Bool) -> [String]? {
        guard let bytes = plain(title) else { return nil }
        var kept = without(bytes) { bytes, place in
            // Treat "U.S." as one word.
            bytes[place] == UInt8(ascii: ".") && isLetter(bytes, place - 1) && !isOfWord(bytes, place - 2)
                && isLetter(bytes, place + 1) && !isOfWord(bytes, place + 2)
        }
        kept = without(kept, where: isApostrophe)
        if isEnglish {
            kept = without(kept) { bytes, place in
                bytes[place] == UInt8(ascii: ",") && (-1...3).allSatisfy { $0 == 0 || isDigit(bytes, place + $0) }
                    && !isOfWord(bytes, place + 4)
            }
        }
        return kept.split { !isLetterOrDigit($0) }.map { word in
            String(decoding: word.map { isDigit($0) ? $0 : $0 | 0x20 }, as: UTF8.self)
        }
    }

    /// Replaces curly quotes, dashes and the like with ASCII characters that are treated the same way.
    private static func plain(_ title: some Sequence<Unicode.Scalar>) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in title {
            switch scalar.value {
            case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            case 0x2019: bytes.append(UInt8(ascii: "'"))
            case 0xA0, 0x2010...0x2018, 0x201A...0x201F, 0x2026: bytes.append(UInt8(ascii: " "))
            default: return nil
            }
        }
        return bytes
    }

    private static func without(_ bytes: [UInt8], where isLeftOut: ([UInt8], Int) -> Bool) -> [UInt8] {
        bytes.indices.filter { !isLeftOut(bytes, $0) }.map { bytes[$0] }
    }

    private static let endings = ["s", "t", "re", "ve", "ll", "d", "m"].map { Array($0.utf8) }

    /// Returns whether an apostrophe is within a word, as in "Palma's".
    private static func isApostrophe(_ bytes: [UInt8], _ place: Int) -> Bool {
        guard bytes[place] == UInt8(ascii: "'"), isLetter(bytes, place - 1) else { return false }
        return endings.contains { ending in
            bytes[(place + 1)...].prefix(ending.count).elementsEqual(ending) { $0 | 0x20 == $1 && $0 >= 0x40 }
                && !isOfWord(bytes, place + 1 + ending.count)
        }
    }

    private static func isLetter(_ bytes: [UInt8], _ place: Int) -> Bool {
        bytes.indices.contains(place) && (bytes[place] | 0x20) &- UInt8(ascii: "a") < 26
    }

    private static func isDigit(_ bytes: [UInt8], _ place: Int) -> Bool {
        bytes.indices.contains(place) && isDigit(bytes[place])
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    private static func isOfWord(_ bytes: [UInt8], _ place: Int) -> Bool {
        bytes.indices.contains(place) && (isLetterOrDigit(bytes[place]) || bytes[place] == UInt8(ascii: "_"))
    }
}
