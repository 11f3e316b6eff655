internal import Computing

/// The cards that pages list by the hundred, rendered before the pages, each once: so their sizes are known where it is
/// decided how many of them a page holds.
struct CardStock: Sendable {
    /// By their forms, then by the slots' ids.
    let cards: [String: [String: CardRenderer.Card]]

    /// - Parameter wanted: the forms, and the slots' ids of each.
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

    /// Nothing for a card that is not here.
    func size(_ form: String, _ id: String) -> PieceSize { cards[form]?[id]?.size ?? .none }
}
