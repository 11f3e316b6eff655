internal import Newsroom
internal import WorkSharing

/// The cards that pages list by the hundred, rendered before the pages, each once: so their sizes are known where it is
/// decided how many of them a page holds.
struct CardStock: Sendable {
    /// By their forms, then by the slots' ids.
    let cards: [String: [String: CardRenderer.Card]]

    /// A core takes so many at a time.
    private static let together = 64

    /// - Parameter wanted: the forms, and the slots' ids of each.
    init(_ wanted: [(form: String, ids: [String])], renderer: CardRenderer) throws(TemplateError) {
        let slots = wanted.flatMap { form, ids in Set(ids).sorted().map { (form: form, id: $0) } }
        let pieces = (slots.count + Self.together - 1) / Self.together
        let rendered = SharedWork.results(of: pieces, sharing: { renderer }) { piece, renderer in
            Self.rendered(slots[(piece * Self.together)...].prefix(Self.together), by: &renderer)
        }
        var cards: [String: [String: CardRenderer.Card]] = [:]
        for piece in rendered {
            for (form, id, card) in try piece.get() { cards[form, default: [:]][id] = card }
        }
        self.cards = cards
    }

    private static func rendered(
        _ slots: ArraySlice<(form: String, id: String)>, by renderer: inout CardRenderer
    ) -> Result<[(String, String, CardRenderer.Card)], TemplateError> {
        var cards: [(String, String, CardRenderer.Card)] = []
        for (form, id) in slots where renderer.has(form) {
            do throws(TemplateError) {
                if let card = try renderer.card(form, of: id) { cards.append((form, id, card)) }
            } catch {
                return .failure(error)
            }
        }
        return .success(cards)
    }

    /// In bytes of HTML; 0 for a card that is not here.
    func size(_ form: String, _ id: String) -> Int { cards[form]?[id]?.html.count ?? 0 }
}
