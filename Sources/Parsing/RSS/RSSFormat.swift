import FeedDocumentReading

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

/// Which RSS a document is, for people.
func rssName(_ head: ElementRecord) -> String {
    if head.first(.netscapeChannel) != nil { return "RSS 0.90" }
    if head.first(.rdf) != nil { return "RSS 1.0" }
    let version = head.first(.rss).flatMap { head.attribute(.version, of: $0) } ?? ""
    return version.isEmpty ? "RSS" : "RSS \(version.prefix(8))"
}
