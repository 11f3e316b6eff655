internal import MarkdownRendering

/// A renderer that makes each card once, however many pages show it.
struct CardRenderer: Sendable {
    /// A rendered card, ready to be placed in pages.
    struct Card: Sendable {
        let html: [UInt8]
        let markdown: [UInt8]
        /// The size of its HTML, measured once because several pages check whether it fits.
        let size: PieceSize

        init(html: [UInt8], markdown: [UInt8]) {
            (self.html, self.markdown) = (html, markdown)
            size = PieceSize(of: html)
        }
    }

    private let library: TemplateLibrary
    private let renderer = MarkdownRenderer()
    private let shelf: CardShelf
    private let prerendered: [String: [String: Card]]
    /// Cards rendered here in addition to the shared ones, which would be copied if they were modified.
    private var rendered: [String: [String: Card]] = [:]

    init(library: TemplateLibrary, shelf: CardShelf, prerendered: PrerenderedCards? = nil) {
        self.prerendered = prerendered?.cards ?? [:]
        self.library = library
        self.shelf = shelf
    }

    /// Returns whether a card template exists.
    func has(_ form: String) -> Bool { library.has("cards/\(form).html") }

    /// Returns a card, rendering it if needed.
    ///
    /// - Parameters:
    ///   - form: the name of a template in `cards/`, without its extension.
    ///   - id: a brief's `slot`.
    /// - Returns: the card, or nil if the edition has no such article.
    mutating func card(_ form: String, of id: String) throws(TemplateError) -> Card? {
        if let card = prerendered[form]?[id] ?? rendered[form]?[id] { return card }
        guard var view = shelf.view(id) else { return nil }
        view.form = form
        let text = try library.render("cards/\(form).html", view)
        let card = Card(
            html: ExternalLinks.marked(renderer.html(from: text)), markdown: renderer.plainMarkdown(from: text))
        rendered[form, default: [:]][id] = card
        return card
    }
}
