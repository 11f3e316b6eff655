/// `archive.html`: `days`, the newest first (`day`, `address`, `count`, `lead`), and `isEmpty`.
struct ArchivePage: TemplateView {
    struct Entry: TemplateView {
        let link: DayLink
        let lead: ClippingView?

        func child(named name: String) -> Any? {
            name == "lead" ? lead : link.child(named: name)
        }
    }

    let days: [Entry]

    func child(named name: String) -> Any? {
        switch name {
        case "days": days
        case "isEmpty": days.isEmpty
        default: nil
        }
    }
}
