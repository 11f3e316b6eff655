internal import MarkdownRendering

/// Renders each card once, however many pages show it.
struct CardRenderer: Sendable {
    /// A card ready to be laid into pages.
    struct Card: Sendable {
        let html: [UInt8]
        let markdown: [UInt8]
        /// Of its HTML, counted once: several pages ask whether they have room for it.
        let size: PieceSize

        init(html: [UInt8], markdown: [UInt8]) {
            (self.html, self.markdown) = (html, markdown)
            size = PieceSize(of: html)
        }
    }

    private let library: TemplateLibrary
    private let renderer = MarkdownRenderer()
    private let shelf: CardShelf
    private let stock: [String: [String: Card]]
    /// Beside the stock, which all renderers share: adding to that would copy it for each of them.
    private var rendered: [String: [String: Card]] = [:]

    init(library: TemplateLibrary, shelf: CardShelf, stock: CardStock? = nil) {
        self.stock = stock?.cards ?? [:]
        self.library = library
        self.shelf = shelf
    }

    /// Whether there is a card of a form.
    func has(_ form: String) -> Bool { library.has("cards/\(form).html") }

    /// - Parameters:
    ///   - form: a template of `cards/`, without its ending.
    ///   - id: a brief's `slot`.
    /// - Returns: nil when the edition has no such article.
    mutating func card(_ form: String, of id: String) throws(TemplateError) -> Card? {
        if let card = stock[form]?[id] ?? rendered[form]?[id] { return card }
        guard var view = shelf.view(id) else { return nil }
        view.form = form
        let text = try library.render("cards/\(form).html", view)
        let card = Card(html: External.marked(renderer.html(from: text)), markdown: renderer.plainMarkdown(from: text))
        rendered[form, default: [:]][id] = card
        return card
    }
}
