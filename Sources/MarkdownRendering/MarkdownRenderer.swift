import CCMarkGFM

/// Markdown as CommonMark and GitHub's tables have it, rendered by cmark-gfm.
///
/// Links are never made of bare addresses and `~` strikes nothing through: foreign text would be full of both by
/// accident. It also keeps the library free of shared state, so that pages may be rendered at the same time.
public struct MarkdownRenderer: Sendable {
    public init() {}

    /// HTML with smart typography: straight quotes turn curly, `--` and `---` become dashes, `...` an ellipsis.
    ///
    /// Raw HTML passes: it can only come from a template, because foreign text is escaped on the way in
    /// (`escapedForMarkdown`).
    public func html(from markdown: String) -> String {
        String(decoding: html(from: Array(markdown.utf8)), as: UTF8.self)
    }

    /// The same of UTF-8, as UTF-8.
    public func html(from markdown: some Collection<UInt8>) -> [UInt8] {
        let options = CMARK_OPT_SMART | CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8
        guard let document = Document(markdown, options: options) else { return [] }
        return document.bytes { cmark_render_html($0, options, nil) }
    }

    /// The same page for readers of Markdown: raw HTML is left out (what stands between two tags inside a line stays),
    /// and what remains is written anew. Bare addresses become code: GitHub and its like would make links of them, and foreign
    /// text gives no links.
    public func plainMarkdown(from markdown: String) -> String {
        String(decoding: plainMarkdown(from: Array(markdown.utf8)), as: UTF8.self)
    }

    /// The same of UTF-8, as UTF-8.
    public func plainMarkdown(from markdown: some Collection<UInt8>) -> [UInt8] {
        let options = CMARK_OPT_VALIDATE_UTF8
        guard let document = Document(markdown, options: options) else { return [] }
        document.removeHTML()
        document.joinLists()
        document.quoteAddresses()
        return document.bytes { cmark_render_commonmark($0, options, 0) }
    }
}
