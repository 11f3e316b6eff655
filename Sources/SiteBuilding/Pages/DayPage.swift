/// `archive/2026-03-14.html`: `name`, `count`, `isOver`, `headlines` and `stories` (clippings), `previous`, `next`, `isEmpty`.
struct DayPage: TemplateView {
    let name: String
    let count: Wording
    let isOver: Bool
    let headlines: [ClippingView]
    let stories: [ClippingView]
    let previous: LinkView?
    let next: LinkView?

    func child(named: String) -> Any? {
        switch named {
        case "name": name
        case "count": count
        case "isOver": isOver
        case "headlines": headlines
        case "hasHeadlines": !headlines.isEmpty
        case "stories": stories
        case "hasStories": !stories.isEmpty
        case "previous": previous ?? false
        case "next": next ?? false
        case "isEmpty": headlines.isEmpty && stories.isEmpty
        default: nil
        }
    }
}
