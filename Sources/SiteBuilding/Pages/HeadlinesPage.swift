/// `headlines.html`: `day`, `hero`, `top` (slots), `isEmpty`.
struct HeadlinesPage: TemplateView {
    let day: DayView
    let headlines: [SlotView]

    func child(named name: String) -> Any? {
        switch name {
        case "day": day
        case "hero": headlines.first
        case "top": Array(headlines.dropFirst().prefix(10))
        case "hasTop": headlines.count > 1
        case "isEmpty": headlines.isEmpty
        default: nil
        }
    }
}
