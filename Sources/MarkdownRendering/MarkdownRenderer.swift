import CCMarkGFM

/// Renders Markdown with cmark-gfm: CommonMark and GitHub's tables.
///
/// Bare addresses are not linked and `~` does not strike through, because both occur in untrusted text by accident.
/// Without these extensions the library has no shared state, so pages can be rendered in parallel.
///
/// ```swift
/// MarkdownRenderer().html(from: "*Rain* -- “today”")  // "<p><em>Rain</em> – “today”</p>\n"
/// ```
public struct MarkdownRenderer: Sendable {
    public init() {}

    /// Returns HTML with smart typography: straight quotes become curly, `--` and `---` dashes, `...` an ellipsis.
    ///
    /// Raw HTML passes through. It can only come from a template, because untrusted text is escaped first
    /// (`escapedForMarkdown`).
    public func html(from markdown: String) -> String {
        String(decoding: html(from: Array(markdown.utf8)), as: UTF8.self)
    }

    /// Renders UTF-8 bytes to HTML in UTF-8.
    public func html(from markdown: some Collection<UInt8>) -> [UInt8] {
        let options = CMARK_OPT_SMART | CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8
        guard let document = Document(markdown, options: options) else { return [] }
        return document.bytes { cmark_render_html($0, options, nil) }
    }

    /// Returns the page as plain Markdown. Raw HTML is removed, except for the text between inline tags, and the rest
    /// is written anew. Bare addresses become code spans: GitHub and others would link them, and untrusted text must
    /// not create links.
    public func plainMarkdown(from markdown: String) -> String {
        String(decoding: plainMarkdown(from: Array(markdown.utf8)), as: UTF8.self)
    }

    /// Renders UTF-8 bytes to plain Markdown in UTF-8.
    public func plainMarkdown(from markdown: some Collection<UInt8>) -> [UInt8] {
        let options = CMARK_OPT_VALIDATE_UTF8
        guard let document = Document(markdown, options: options) else { return [] }
        document.removeHTML()
        document.joinLists()
        document.quoteAddresses()
        return document.bytes { cmark_render_commonmark($0, options, 0) }
    }
}
