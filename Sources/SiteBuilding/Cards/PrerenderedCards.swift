internal import Computing

/// Cards that pages list by the hundred, rendered once before the pages. Their sizes are then known when pages are
/// split.
struct PrerenderedCards: Sendable {
    /// The cards, by form and slot id.
    let cards: [String: [String: CardRenderer.Card]]

    /// - Parameter wanted: the slot ids for each form.
    init(_ wanted: [(form: String, ids: [String])], renderer: CardRenderer) throws(TemplateError) {
        let slots = wanted.flatMap { form, ids in Set(ids).sorted().map { (form: form, id: $0) } }
        let rendered = slots.concurrentMap(makingState: { renderer }) { renderer, slot in
            Self.rendered(slot.form, slot.id, by: &renderer)
        }
        var cards: [String: [String: CardRenderer.Card]] = [:]
        for (slot, card) in zip(slots, rendered) { cards[slot.form, default: [:]][slot.id] = try card.get() }
        self.cards = cards
    }

    private static func rendered(
        _ form: String, _ id: String, by renderer: inout CardRenderer
    ) -> Result<CardRenderer.Card?, TemplateError> {
        do throws(TemplateError) {
            return .success(renderer.has(form) ? try renderer.card(form, of: id) : nil)
        } catch {
            return .failure(error)
        }
    }

    /// Returns a card's size, or zero if it was not rendered in advance.
    func size(_ form: String, _ id: String) -> PieceSize { cards[form]?[id]?.size ?? .none }
}
