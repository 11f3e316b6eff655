internal import Computing

/// Permanent ids by which feed readers recognise feeds and entries, independent of their addresses (RFC 4287, section
/// 4.2.6).
///
/// They are version 8 UUIDs, whose bits are free to choose (RFC 9562, section 5.8): a stable 64-bit number and a
/// marker. An article has the same id in every feed and on every site.
enum PermanentID {
    /// Returns an article's permanent id.
    ///
    /// - Parameter id: the article's id, sixteen hexadecimal digits.
    static func article(_ id: String) -> String { name(Array(id.utf8), kind: "a") }

    /// Returns a feed's permanent id, for sites without an address.
    static func feed(_ path: String, of siteTitle: String) -> String {
        name(digits(of: siteTitle + "\n" + path), kind: "f")
    }

    /// Returns a correction's permanent id.
    ///
    /// - Parameter texts: the earlier headline and the one that corrects it. A further change gets its own entry.
    static func correction(_ texts: String) -> String { name(digits(of: texts), kind: "c") }

    /// Returns the id of the entry announcing that a feed continues elsewhere.
    static func move(from path: String, to successor: String) -> String { feed(path, of: successor) }

    private static func name(_ digits: [UInt8], kind: String) -> String {
        func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
        guard digits.count == 16 else { return "urn:uuid:00000000-0000-8000-8000-000000000000" }
        // Four bits hold the version and two the variant; the end spells "pulse" in ASCII.
        return "urn:uuid:\(part(0..<8))-\(part(8..<12))-8\(part(12..<15))-8\(part(15..<16))\(kind)0-0070756c7365"
    }

    /// Returns a stable hash as sixteen hexadecimal digits. It does not need to be secure.
    private static func digits(of text: String) -> [UInt8] {
        let digits = String(StableHash(text.utf8).value, radix: 16)
        return Array((String(repeating: "0", count: 16 - digits.count) + digits).utf8)
    }
}
