internal import MarkdownRendering
internal import Newsroom

/// Prints each card once, however many pages show it.
struct CardPress {
    /// A card ready to be laid into pages.
    struct Card {
        let html: String
        let markdown: String
    }

    private let library: TemplateLibrary
    private let renderer: MarkdownRenderer
    private let shelf: CardShelf
    private var printed: [String: [Article.ID: Card]] = [:]

    init(library: TemplateLibrary, renderer: MarkdownRenderer, shelf: CardShelf) {
        self.library = library
        self.renderer = renderer
        self.shelf = shelf
    }

    /// - Parameter form: a template of `cards/`, without its ending.
    /// - Returns: nil when the edition has no such article.
    mutating func card(_ form: String, of id: Article.ID) throws(TemplateError) -> Card? {
        if let card = printed[form]?[id] { return card }
        guard let view = shelf.view(id) else { return nil }
        let text = try library.render("cards/\(form).html", view)
        let card = Card(html: External.marked(renderer.html(from: text)), markdown: renderer.plainMarkdown(from: text))
        printed[form, default: [:]][id] = card
        return card
    }
}
