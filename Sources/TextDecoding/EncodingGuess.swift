/// A guess at the encoding of bytes that are mostly not UTF-8 and have no label, or a wrong one.
///
/// It works as browsers do. The language named in the text suggests its usual encodings (HTML Living Standard, section
/// 13.2.3.2, "suggested default encoding"). Otherwise the bytes decide, by the pattern of pairs and by the most
/// frequent letters of each script.
struct EncodingGuess {
    /// The name for `iconv`; nil for windows-1252.
    let name: String?

    /// The number of bytes sampled; the start of a feed is enough.
    private static let longest = 256 << 10

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let sample = UnsafeBufferPointer(rebasing: bytes.prefix(Self.longest))
        let language = Self.language(of: sample)
        let script = ScriptLetters.best(of: sample)
        // Thai has no spaces, and any even number of its letters could be Chinese.
        let isPlain = script.map { $0.share >= 0.4 } ?? false
        let pairs =
            isPlain ? nil : DoubleByteEncoding.best(of: sample, among: DoubleByteEncoding.candidates(for: language))
        name = pairs ?? (language.map { Self.usual(in: $0, sample) } ?? script?.name)
    }

    /// Returns the language named in the feed: in an element in RSS, in an attribute in Atom and HTML.
    private static func language(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let head = UnsafeBufferPointer(rebasing: bytes.prefix(16 << 10))
        for mark: StaticString in ["<language>", "lang=\"", "lang='"] {
            guard let place = head.place(of: mark) else { continue }
            let word = head[(place + mark.utf8CodeUnitCount)...].drop { $0 <= 0x20 }
                .prefix { ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
            guard word.count >= 2, word.count <= 11 else { continue }
            return String(decoding: word, as: UTF8.self).lowercased().replacing("_", with: "-")
        }
        return nil
    }

    /// Returns the usual single-byte encoding of a language.
    private static func usual(in language: String, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        switch language.prefix(2) {
        case "cs", "hr", "hu", "pl", "ro", "sk", "sl": isISO(bytes) ? "ISO-8859-2" : "CP1250"
        case "et", "lt", "lv": "CP1257"
        case "ku", "tr": "CP1254"
        case "vi": "CP1258"
        // Several are common for these; their letters decide.
        case "ar", "be", "bg", "el", "fa", "he", "iw", "mk", "ru", "sr", "th", "uk", "ur":
            ScriptLetters.best(of: bytes)?.name
        default: nil
        }
    }

    /// Returns whether the text is ISO 8859-2 rather than windows-1250. Only windows-1250 has letters such as š and ž
    /// in 0x80…0x9F. At 0xA5 and 0xB9 it has Ą and ą; ISO 8859-2 has Ľ and š there.
    private static func isISO(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        !bytes.contains { (0x80..<0xA0).contains($0) || $0 == 0xA5 || $0 == 0xB9 }
    }
}

/// Non-Latin scripts with single-byte encodings, recognised by their eight most frequent letters.
enum ScriptLetters {
    /// Returns the best encoding and the share of those letters among all, at least a third.
    ///
    /// Nil if the non-ASCII bytes are accented Latin letters.
    static func best(of bytes: UnsafeBufferPointer<UInt8>) -> (name: String, share: Double)? {
        var counts = [Int](repeating: 0, count: 256)
        var (letters, neighbours, previous) = (0, 0, UInt8(0))
        for byte in bytes {
            if byte >= 0x80 {
                counts[Int(byte)] += 1
                letters += 1
                // Such scripts have runs of non-ASCII bytes; in French about one letter in ten is accented.
                if previous >= 0x80 { neighbours += 1 }
            }
            previous = byte
        }
        guard letters >= 8, neighbours * 2 >= letters else { return nil }
        var best: (name: String, count: Int)?
        for (name, most) in mostUsed {
            let count = most.reduce(0) { $0 + counts[Int($1)] }
            if count > best?.count ?? 0 { best = (name, count) }
        }
        guard let best, best.count * 3 >= letters else { return nil }
        return (best.name, Double(best.count) / Double(letters))
    }

    /// The most frequent letters by encoding: о е а и н т с р, then α ο ι ε τ ν σ ς, י ו ה ל א ר מ ת, ا ل ي م ن ر و ت,
    /// า น ร อ ก เ ง ่.
    private static let mostUsed: [(name: String, letters: [UInt8])] = [
        ("CP1251", [0xEE, 0xE5, 0xE0, 0xE8, 0xED, 0xF2, 0xF1, 0xF0]),
        ("KOI8-U", [0xCF, 0xC5, 0xC1, 0xC9, 0xCE, 0xD4, 0xD3, 0xD2]),
        ("ISO-8859-5", [0xDE, 0xD5, 0xD0, 0xD8, 0xDD, 0xE2, 0xE1, 0xE0]),
        ("CP1253", [0xE1, 0xEF, 0xE9, 0xE5, 0xF4, 0xED, 0xF3, 0xF2]),
        ("CP1255", [0xE9, 0xE5, 0xE4, 0xEC, 0xE0, 0xF8, 0xEE, 0xFA]),
        ("CP1256", [0xC7, 0xE1, 0xED, 0xE3, 0xE4, 0xD1, 0xE6, 0xCA]),
        ("ISO-8859-6", [0xC7, 0xE4, 0xEA, 0xE5, 0xE6, 0xD1, 0xE8, 0xCA]),
        ("CP874", [0xD2, 0xB9, 0xC3, 0xCD, 0xA1, 0xE0, 0xA7, 0xE8]),
    ]
}
