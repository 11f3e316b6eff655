internal import MarkupReading

/// The relevant elements of a subscription list.
enum OPMLTerm: UInt8 {
    case opml = 1, outline
}

/// The relevant attributes of outlines.
enum OPMLAttribute: UInt8 {
    case text = 1, title, xmlURL, htmlURL, type, language
}

extension Vocabulary {
    /// OPML (opml.org/spec2.opml). Seen in the wild: `url` for `xmlUrl` in lists of 2003.
    static let opml = Vocabulary(
        namespaces: [
            Namespace(
                addresses: ["http://opml.org/spec2"], prefixes: ["opml"],
                elements: [
                    "body": Meaning(code: 0, role: .transparent),
                    "opml": Meaning(code: OPMLTerm.opml.rawValue, role: .root),
                    "outline": Meaning(code: OPMLTerm.outline.rawValue, role: .structure),
                ])
        ],
        attributes: [
            "htmlurl": .htmlURL, "language": .language, "text": .text, "title": .title, "type": .type, "url": .xmlURL,
            "xmlurl": .xmlURL,
        ].mapValues { (attribute: OPMLAttribute) in attribute.rawValue },
        most: mostOutlines)

    /// The maximum number of outlines at the top level, and separately inside folders. The largest shared lists have
    /// some ten thousand feeds.
    private static let mostOutlines = 100_000
}

/// The declared version of a subscription list. Both nest outlines with the same attributes: 2.0 (opml.org/spec2.opml)
/// specifies those of subscription lists, 1.0 (opml.org/spec1.opml) leaves them to programs.
public enum OPMLVersion: String, Sendable, CaseIterable {
    case one = "1.0"
    case two = "2.0"
}
