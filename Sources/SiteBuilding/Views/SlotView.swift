/// Where a card goes: `id` for the comment that holds its place, `isBreaking` for what is said beside it.
struct SlotView: TemplateView {
    let id: String
    var isBreaking = false

    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "isBreaking": isBreaking
        default: nil
        }
    }
}
