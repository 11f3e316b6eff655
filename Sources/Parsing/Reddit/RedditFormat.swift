extension Format {
    /// Reddit's listings as JSON.
    static let reddit = Format(
        // `name` is the full name (t3_…), unique on the whole site; `id` only among its kind.
        identifier: [.name, .identifier],
        published: [.created],
        updated: [],
        summary: [],
        content: [.selfText],
        isTextHTML: true,
        base: .page)
}
