/// A day with a page of its own: `day`, `address`, `count` of its articles.
struct DayLink: TemplateView {
    let day: DayView
    let address: String
    let count: Wording

    func child(named name: String) -> Any? {
        switch name {
        case "day": day
        case "address": address
        case "count": count
        default: nil
        }
    }
}
