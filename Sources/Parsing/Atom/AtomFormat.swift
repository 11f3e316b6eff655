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
