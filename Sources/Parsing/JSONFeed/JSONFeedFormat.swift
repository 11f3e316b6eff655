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
