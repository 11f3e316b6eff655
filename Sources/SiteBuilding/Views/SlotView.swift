internal import Newsroom

/// Where a card goes: `id` for the comment that holds its place, `isBreaking` and `isNew` for what is said beside
/// it.
struct SlotView: TemplateView {
    let id: String
    var isBreaking = false
    var isNew = false

    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "isBreaking": isBreaking
        case "isNew": isNew
        default: nil
        }
    }
}

extension Brief {
    /// What a page calls its card: one section may keep back the context that another shows, so that there are two.
    var slot: String { context == nil ? "\(id)q" : id }
}
