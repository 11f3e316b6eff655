/// `stories.html`: `days` (`day`, `stories` as slots of their leads), `count`, `isEmpty`.
struct StoriesPage: TemplateView {
    struct Day: TemplateView {
        let day: DayView
        var stories: [SlotView]

        func child(named: String) -> Any? {
            switch named {
            case "day": day
            case "stories": stories
            default: nil
            }
        }
    }

    let days: [Day]
    let count: LocalisedText

    func child(named name: String) -> Any? {
        switch name {
        case "days": days
        case "count": count
        case "isEmpty": days.isEmpty
        default: nil
        }
    }
}
