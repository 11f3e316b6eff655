import MarkupReading

/// The format of a document.
struct FeedFormat {
    /// The human-readable name.
    let name: String
    let table: Format

    /// Detects the format; nil if the elements outside the items are not a feed's.
    init?(head: ElementRecord) {
        if let root = head.first(.atom) {
            let version = head.attribute(.version, of: root)
            name = version == "0.3" ? "Atom 0.3" : "Atom 1.0"
            table = .atom
        } else if head.first(.rss) != nil || head.first(.rdf) != nil {
            name = rssName(head)
            table = .rss
        } else if head.first(.json) != nil, let version = head.text([.version]),
            version.contains("jsonfeed.org/version/") || Self.bareVersions.contains(version)
        {
            name = version.hasSuffix("1.1") ? "JSON Feed 1.1" : "JSON Feed 1.0"
            table = .jsonFeed
        } else if head.first(.json) != nil, head.text([.kind]) == "Listing" {
            name = "Reddit"
            table = .reddit
        } else {
            return nil
        }
    }

    /// Versions given as only the last part of the address (they occur in gofeed's test suite).
    private static let bareVersions: Set = ["1", "1.0", "1.1"]
}

extension Format {
    /// RSS 0.90 to 2.0 and RDF.
    static let rss = Format(
        title: [.title, .mediaTitle, .itunesTitle, .dcTitle],
        identifier: [.permalink, .identifier, .dcIdentifier],
        published: [.pubDate, .published, .date, .created, .updated],
        updated: [.updated, .date],
        summary: [
            .description, .summary, .itunesSummary, .mediaDescription, .dcDescription, .abstract, .itunesSubtitle,
        ],
        content: [.encoded, .content, .body],
        fuller: [.description, .summary, .itunesSummary, .dcDescription],
        isTextHTML: true,
        base: .page)
}

/// Returns a human-readable name for the version of RSS.
func rssName(_ head: ElementRecord) -> String {
    if head.first(.netscapeChannel) != nil { return "RSS 0.90" }
    if head.first(.rdf) != nil { return "RSS 1.0" }
    let version = head.first(.rss).flatMap { head.attribute(.version, of: $0) } ?? ""
    return version.isEmpty ? "RSS" : "RSS \(version.prefix(8))"
}

extension Format {
    /// Atom 1.0 (RFC 4287) and 0.3.
    static let atom = Format(
        title: [.title, .mediaTitle, .dcTitle],
        identifier: [.identifier, .permalink],
        published: [.published, .pubDate, .created, .date, .updated],
        updated: [.updated],
        summary: [.summary, .mediaDescription, .description, .dcDescription, .subtitle],
        content: [.content, .encoded, .body],
        isTextHTML: false,
        base: .feed,
        inheritsAuthors: true)
}

extension Format {
    /// JSON Feed 1.0 and 1.1.
    static let jsonFeed = Format(
        identifier: [.identifier],
        published: [.published],
        updated: [.updated],
        summary: [.summary],
        content: [.contentHTML, .contentText],
        isTextHTML: false,
        base: .page,
        inheritsAuthors: true)
}

extension Format {
    /// Reddit's listings as JSON.
    static let reddit = Format(
        // `name` is the full name (t3_…), unique across the site; `id` is unique only within its kind.
        identifier: [.name, .identifier],
        published: [.created],
        updated: [],
        summary: [],
        content: [.selfText],
        isTextHTML: true,
        base: .page)
}
