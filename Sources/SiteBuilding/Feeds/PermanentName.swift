internal import Computing

/// Names that outlive addresses: what a feed reader knows a feed or an entry by (RFC 4287, section 4.2.6).
///
/// UUIDs of version 8, whose bits are the maker's own (RFC 9562, section 5.8): the sixty-four bits of a number that never
/// changes, and a mark of ours. The same article has the same name in every feed and on every site.
enum PermanentName {
    /// - Parameter id: an article's, sixteen hexadecimal digits.
    static func article(_ id: String) -> String { name(Array(id.utf8), kind: "a") }

    /// Of a feed where the site has no address that could name it.
    static func feed(_ path: String, of siteTitle: String) -> String {
        let digits = String(number(siteTitle + "\n" + path), radix: 16)
        return name(Array((String(repeating: "0", count: 16 - digits.count) + digits).utf8), kind: "f")
    }

    /// Of the entry that says that a feed goes on as another.
    static func move(from path: String, to successor: String) -> String { feed(path, of: successor) }

    private static func name(_ digits: [UInt8], kind: String) -> String {
        func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
        guard digits.count == 16 else { return "urn:uuid:00000000-0000-8000-8000-000000000000" }
        // Four bits say the version, two the variant; the end spells "pulse" in ASCII.
        return "urn:uuid:\(part(0..<8))-\(part(8..<12))-8\(part(12..<15))-8\(part(15..<16))\(kind)0-0070756c7365"
    }

    /// A name needs to stay, not to keep secrets.
    private static func number(_ text: String) -> UInt64 {
        StableHash(text.utf8).value
    }
}
