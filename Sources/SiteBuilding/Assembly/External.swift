/// Links that leave the site, in HTML that cmark has written.
enum External {
    /// Every link to another host says that it hands over neither this window nor where the reader came from.
    ///
    /// `<a href="http` can only be markup here: in text and in attributes `<` is written `&lt;`.
    static func marked(_ html: String) -> String {
        String(decoding: rel.applied(to: Array(html.utf8)), as: UTF8.self)
    }

    private static let rel = Substitution("<a href=\"http", with: "<a rel=\"noopener noreferrer\" href=\"http")
}
