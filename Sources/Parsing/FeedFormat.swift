import FeedDocumentReading

/// Which format a document is in.
struct FeedFormat {
    /// For people.
    let name: String
    let table: Format

    /// nil when what stands outside of the items is no feed's.
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

    /// Of a version's address the last part alone (in gofeed's suite, so somebody writes it).
    private static let bareVersions: Set = ["1", "1.0", "1.1"]
}
