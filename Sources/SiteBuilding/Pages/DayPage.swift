/// `archive/2026-03-14.html`: `day`, `count`, `isOver`, `headlines` and `stories` (clippings), `previous`, `next`, `isEmpty`.
struct DayPage: TemplateView {
    let day: DayView
    let count: Wording
    let isOver: Bool
    let headlines: [ClippingView]
    let stories: [ClippingView]
    let previous: DayLink?
    let next: DayLink?

    func child(named: String) -> Any? {
        switch named {
        case "day": day
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
