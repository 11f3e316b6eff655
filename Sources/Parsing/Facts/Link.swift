import MarkupReading

/// An Atom link: its target and media type (RFC 4287, section 4.2.7).
struct Link {
    let address: String
    /// The relation in lower case, without a registry address.
    let relation: String
    /// The media type in lower case, without parameters.
    let type: String?

    /// Creates a link; nil if it has no address. Some Atom 0.3 feeds give it as text, as RSS does.
    init?(_ element: Element, in record: ElementRecord) {
        guard let address = record.attribute(.href, of: element) ?? record.trimmed(element), !address.isEmpty
        else { return nil }
        self.address = address
        relation = record.attribute(.rel, of: element).map(Self.relation) ?? Self.defaultRelation
        type = record.attribute(.type, of: element).map {
            $0.isBareMediaType ? $0 : String($0.lowercased().prefix { $0 != ";" && !$0.isWhitespace })
        }
    }

    /// The default relation (RFC 4287, section 4.2.7.2).
    private static let defaultRelation = "alternate"

    /// Normalises a relation. Seen in the wild: an empty `rel`, several words as in HTML, or the address of a relation
    /// in the IANA registry, which section 4.2.7.2 makes equivalent to its name.
    private static func relation(_ stated: String) -> String {
        let isName = stated.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 == UInt8(ascii: "-") }
        if isName { return stated.isEmpty ? defaultRelation : stated.lowercased() }
        let words = stated.lowercased().utf8.split { $0 <= 0x20 }.map { bytes in
            let word = Substring(bytes)
            let isListed = word.containsMark("iana.org/")
            return String(isListed ? word.split { $0 == "/" || $0 == "#" }.last ?? word : word)
        }
        return ["enclosure", defaultRelation].first(where: words.contains) ?? words.first ?? defaultRelation
    }

    var isAlternate: Bool { relation == "alternate" }

    /// Whether it leads to a page for readers.
    var isAlternatePage: Bool {
        isAlternate
            && (type?.isEmpty != false || type == "text/html" || type == "application/xhtml+xml" || type == "html")
    }
}
