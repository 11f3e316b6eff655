import FeedDocumentReading

/// An Atom link: where to, and what is there (RFC 4287, section 4.2.7).
struct Link {
    let address: String
    let relation: String
    let type: String?

    /// nil for a link without an address of its own. Feeds of Atom 0.3 have it as text, as RSS does.
    init?(_ element: Element, in record: ElementRecord) {
        guard let address = record.attribute(.href, of: element) ?? record.trimmed(element), !address.isEmpty
        else { return nil }
        self.address = address
        relation = record.attribute(.rel, of: element)?.lowercased() ?? "alternate"
        type = record.attribute(.type, of: element)?.lowercased()
    }

    var isAlternate: Bool { relation == "alternate" }

    /// For a reader's eyes.
    var isAlternatePage: Bool {
        isAlternate && (type == nil || type == "text/html" || type == "application/xhtml+xml" || type == "html")
    }
}
