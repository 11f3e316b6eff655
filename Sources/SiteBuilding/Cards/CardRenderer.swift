internal import Computing
internal import MarkdownRendering

/// A renderer that makes each card once, however many pages show it.
struct CardRenderer: Sendable {
    /// A rendered card, ready to be placed in pages.
    struct Card: Sendable {
        let html: [UInt8]
        let markdown: [UInt8]
        /// The size of its HTML, measured once because several pages check whether it fits.
        let size: PieceSize
        /// The hash of the text it was made from.
        let hash: UInt64

        init(html: [UInt8], markdown: [UInt8], hash: UInt64) {
            (self.html, self.markdown, self.hash) = (html, markdown, hash)
            size = PieceSize(of: html)
        }
    }

    /// A card that was rendered before, or the text from which it can be.
    enum Source {
        case card(Card)
        case text([UInt8], form: String, id: String)

        /// The hash of the text.
        var hash: UInt64 {
            switch self {
            case .card(let card): card.hash
            case .text(let text, _, _): fingerprintNumber(ofBytes: text)
            }
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
        try source(form, of: id).map { card(from: $0) }
    }

    /// Returns a card or its text, as its template writes it; nil if the edition has no such article.
    func source(_ form: String, of id: String) throws(TemplateError) -> Source? {
        if let card = rendered(form, id) { return .card(card) }
        guard var view = shelf.view(id) else { return nil }
        view.form = form
        return .text(try library.render("cards/\(form).html", view), form: form, id: id)
    }

    mutating func card(from source: Source) -> Card {
        switch source {
        case .card(let card): return card
        case .text(let text, let form, let id):
            if let card = rendered(form, id) { return card }
            let card = Card(
                html: ExternalLinks.marked(renderer.html(from: text)), markdown: renderer.plainMarkdown(from: text),
                hash: source.hash)
            rendered[form, default: [:]][id] = card
            return card
        }
    }

    private func rendered(_ form: String, _ id: String) -> Card? { prerendered[form]?[id] ?? rendered[form]?[id] }
}
