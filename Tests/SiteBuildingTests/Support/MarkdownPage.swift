import MarkdownRendering

/// Markdown as pages render it.
enum MarkdownPage {
    static func html(_ markdown: String) -> String { MarkdownRenderer().html(from: markdown) }
}
