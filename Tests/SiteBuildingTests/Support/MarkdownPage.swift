import MarkdownRendering

/// Markdown as pages render it.
enum MarkdownPage {
    static func html(_ markdown: String) -> String { MarkdownRenderer().html(from: markdown) }

    static func html(of markdown: [UInt8]) -> String { html(String(decoding: markdown, as: UTF8.self)) }
}
