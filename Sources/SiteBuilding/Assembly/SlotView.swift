internal import Newsroom

/// Template values for a card slot: `id` (for the comment that marks the slot), `isBreaking` (for a label next to the
/// card), `isThird` (for content inserted after a page's third story).
struct SlotView: TemplateView {
    let id: String
    var isBreaking = false
    var isThird = false

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "id": id
        case "isBreaking": isBreaking
        case "isThird": isThird
        default: nil
        }
    }
}

extension Brief {
    /// The id of its card in slots. An article can have two cards, because one section may omit the context that
    /// another shows.
    var slot: String { self.context == nil ? "\(id)q" : id }
}
