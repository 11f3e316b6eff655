internal import MarkdownRendering
internal import Newsroom

/// A renderer of drafts. Templates produce Markdown, cards fill its slots, cmark-gfm turns it into HTML, and the layout
/// goes around it. The page is also written as plain Markdown.
struct PageRenderer: Sendable {
    private let library: TemplateLibrary
    private let renderer = MarkdownRenderer()
    private var cards: CardRenderer
    private var layout: LayoutRenderer

    /// - Parameter assets: the folder of style sheets and scripts, relative to the site's root.
    init(
        library: TemplateLibrary, edition: Edition, shelf: CardShelf, assets: String,
        prerendered: PrerenderedCards? = nil
    ) throws(TemplateError) {
        self.library = library
        cards = CardRenderer(library: library, shelf: shelf, prerendered: prerendered)
        layout = try LayoutRenderer(library: library, edition: edition, shelf: shelf, assets: assets)
    }

    /// Renders the page's templates, which is a small part of the work.
    mutating func text(of draft: PageDraft) throws(TemplateError) -> PageText {
        let body = try parts(of: draft.template, draft.view())
        var whole: [PageText.Part]?
        if hasMarkdown(draft), let view = draft.whole?.view() { whole = try parts(of: draft.template, view) }
        return PageText(
            draft: draft, body: body, whole: whole, articles: layout.articles(on: draft),
            layout: layout.hash(sharedBy: draft.kind))
    }

    /// Makes the page's files: HTML for browsers and, unless it is old, Markdown for programs. A long page is split in
    /// HTML but not in Markdown.
    mutating func pages(from text: PageText) throws(TemplateError) -> [Page] {
        let (draft, root) = (text.draft, layout.root(of: text.draft))
        let body = self.body(of: text.body)
        let html = try layout.page(around: body.html, of: draft, listing: text.articles)
        let page = Page(path: draft.path, bytes: resolved(html, root))
        guard hasMarkdown(draft) else { return [page] }
        let markdown = text.whole.map { self.body(of: $0).markdown } ?? body.markdown
        return [
            page,
            Page(
                path: draft.markdownPath,
                bytes: resolved(markdown.withoutLastLineBreaks + [UInt8(ascii: "\n")], root)),
        ]
    }

    private func hasMarkdown(_ draft: PageDraft) -> Bool { draft.hasMarkdown && !draft.isPart }

    private func parts(of template: String, _ view: any TemplateView) throws(TemplateError) -> [PageText.Part] {
        try PageText.parts(of: library.render(template, view)) { form, id throws(TemplateError) in
            guard cards.has(form) else {
                throw TemplateError(
                    file: template, problem: "it needs the card 'cards/\(form).html', which does not exist")
            }
            return try cards.source(form, of: id)
        }
    }

    private mutating func body(of parts: [PageText.Part]) -> (html: [UInt8], markdown: [UInt8]) {
        var (html, markdown): ([UInt8], [UInt8]) = ([], [])
        for part in parts {
            switch part {
            case .text(let text):
                html += ExternalLinks.marked(renderer.html(from: text))
                Self.add(renderer.plainMarkdown(from: text), to: &markdown)
            case .card(let source):
                let card = cards.card(from: source)
                html += card.html
                Self.add(card.markdown, to: &markdown)
            }
        }
        return (html, markdown)
    }

    /// Returns the size of a page's HTML.
    mutating func size(of draft: PageDraft) throws(TemplateError) -> PieceSize {
        PieceSize(of: try pages(from: text(of: draft))[0].bytes)
    }

    /// Returns the size that an entry adds to a timeline.
    mutating func size(of entry: TimelineEntry) throws(TemplateError) -> PieceSize {
        (try cards.card("entry", of: entry.slot.id)?.size ?? .none) + entry.sizeOfCopies
    }

    /// Replaces the root placeholder in links. Publishers' text cannot forge such a link: quotes in HTML are always
    /// escaped, and so are brackets in Markdown.
    private func resolved(_ text: [UInt8], _ root: String) -> [UInt8] {
        let attributes = Substitution("=\"\(Address.root)", with: "=\"\(root)").applied(to: text)
        return Substitution("](\(Address.root)", with: "](\(root)").applied(to: attributes)
    }

    /// Appends a part, followed by an empty line. Empty parts are skipped.
    private static func add(_ part: [UInt8], to markdown: inout [UInt8]) {
        let text = part.withoutLastLineBreaks
        if !text.isEmpty { markdown += text + [UInt8(ascii: "\n"), UInt8(ascii: "\n")] }
    }
}

extension StringProtocol {
    /// Returns the string without trailing characters that satisfy a predicate.
    func trimmingSuffix(while isOfKind: (Character) -> Bool) -> String {
        var end = endIndex
        while end > startIndex, isOfKind(self[index(before: end)]) { end = index(before: end) }
        return String(self[..<end])
    }
}
