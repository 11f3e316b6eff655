import MarkupReading

/// An Atom link: where to, and what is there (RFC 4287, section 4.2.7).
struct Link {
    let address: String
    /// In small letters, without the address of a registry before it.
    let relation: String
    /// In small letters, without parameters.
    let type: String?

    /// nil for a link without an address of its own. Feeds of Atom 0.3 have it as text, as RSS does.
    init?(_ element: Element, in record: ElementRecord) {
        guard let address = record.attribute(.href, of: element) ?? record.trimmed(element), !address.isEmpty
        else { return nil }
        self.address = address
        relation = record.attribute(.rel, of: element).map(Self.relation) ?? Self.usual
        type = record.attribute(.type, of: element).map { $0.lowercased().prefix { $0 != ";" && !$0.isWhitespace } }
            .map(String.init)
    }

    /// RFC 4287, section 4.2.7.2: what a link is that does not say.
    private static let usual = "alternate"

    /// Seen in the wild: an empty `rel`, several words as in HTML, the address of a relation in IANA's registry (section
    /// 4.2.7.2 lets a name stand for it).
    private static func relation(_ stated: String) -> String {
        let isName = stated.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 == UInt8(ascii: "-") }
        if isName { return stated.isEmpty ? usual : stated.lowercased() }
        let words = stated.lowercased().split(whereSeparator: \.isWhitespace).map { word in
            let isListed = word.contains("iana.org/")
            return String(isListed ? word.split { $0 == "/" || $0 == "#" }.last ?? word : word)
        }
        return ["enclosure", usual].first(where: words.contains) ?? words.first ?? usual
    }

    var isAlternate: Bool { relation == "alternate" }

    /// For a reader's eyes.
    var isAlternatePage: Bool {
        isAlternate
            && (type?.isEmpty != false || type == "text/html" || type == "application/xhtml+xml" || type == "html")
    }
}
