/// Which encoding bytes are in that are not UTF-8 and have no label, or one that they prove wrong.
///
/// What browsers do, in their order: the language that the text says it is in names the usual encodings (HTML Living
/// Standard, section 13.2.3.2, "suggested default encoding"); else the bytes do, by the shape of their pairs and by the
/// letters that each script uses most.
struct EncodingGuess {
    /// As `iconv` knows it; nil for windows-1252, and for UTF-8 into which a little of it was pasted.
    let name: String?

    /// The beginning of a feed says enough.
    private static let longest = 256 << 10

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let sample = UnsafeBufferPointer(rebasing: bytes.prefix(Self.longest))
        guard !Self.isMostlyUTF8(sample) else {
            name = nil
            return
        }
        let language = Self.language(of: sample)
        let script = ScriptLetters.best(of: sample)
        // Thai has no blanks between words, and any even number of its letters could be Chinese.
        let isPlain = script.map { $0.share >= 0.4 } ?? false
        let pairs = isPlain ? nil : PairedBytes.best(of: sample, among: PairedBytes.candidates(for: language))
        name = pairs ?? (language.map { Self.usual(in: $0, sample) } ?? script?.name)
    }

    /// Whether more of the bytes beyond ASCII are well-formed characters than are not.
    private static func isMostlyUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var (good, bad, place) = (0, 0, 0)
        while place < bytes.count {
            let end = bytes.endOfWellFormed(from: place)
            for byte in bytes[place..<end] where byte >= 0xC0 { good += 1 }
            if end < bytes.count { bad += 1 }
            place = end + 1
        }
        return good > bad
    }

    /// What the feed says: RSS in an element, Atom and pages in an attribute.
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

    /// The usual encoding of a language that is not written in pairs of bytes.
    private static func usual(in language: String, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        switch language.prefix(2) {
        case "cs", "hr", "hu", "pl", "ro", "sk", "sl": isISO(bytes) ? "ISO-8859-2" : "CP1250"
        case "et", "lt", "lv": "CP1257"
        case "ku", "tr": "CP1254"
        case "vi": "CP1258"
        // Several are usual for these: their letters tell which.
        case "ar", "be", "bg", "el", "fa", "he", "iw", "mk", "ru", "sr", "th", "uk", "ur":
            ScriptLetters.best(of: bytes)?.name
        default: nil
        }
    }

    /// ISO 8859 has no letters where windows-1250 has š, ś, ť, ž and ź; there it has ą, Ľ and marks besides.
    private static func isISO(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        !bytes.contains { (0x80..<0xA0).contains($0) || $0 == 0xA5 || $0 == 0xB9 }
    }
}
