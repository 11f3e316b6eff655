/// The scripts whose letters are one byte each, beyond ASCII: told by the eight letters that they use most.
enum ScriptLetters {
    /// The encoding, and the share of those letters among all, at least a third.
    ///
    /// nil where the bytes beyond ASCII are accents among Latin letters.
    static func best(of bytes: UnsafeBufferPointer<UInt8>) -> (name: String, share: Double)? {
        var counts = [Int](repeating: 0, count: 256)
        var (letters, neighbours, previous) = (0, 0, UInt8(0))
        for byte in bytes {
            if byte >= 0x80 {
                counts[Int(byte)] += 1
                letters += 1
                // Words of such scripts are all of such bytes; French has one in ten.
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

    /// By encoding: о е а и н т с р, then α ο ι ε τ ν σ ς, י ו ה ל א ר מ ת, ا ل ي م ن ر و ت, า น ร อ ก เ ง ่.
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
