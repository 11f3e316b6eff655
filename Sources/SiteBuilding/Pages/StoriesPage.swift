/// Template values for `stories.html`: `days` (`day`, and `stories` as slots of their leads), `threads` (links to
/// running stories), `count`, `isEmpty`, `ways`.
struct StoriesPage: TemplateView {
    struct Day: TemplateView {
        let day: DayView
        var stories: [SlotView]

        func child(named: String) -> (any TemplateValue)? {
            switch named {
            case "day": day
            case "stories": stories
            default: nil
            }
        }
    }

    /// The number of running stories above the list: the most recently updated ones.
    static let mostThreads = 12

    let days: [Day]
    let threads: [ThreadLinkView]
    let count: LocalisedText
    var ways: PartLinks?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "days": days
        case "threads": threads
        case "hasThreads": !threads.isEmpty
        case "count": count
        case "isEmpty": days.isEmpty
        case "ways": ways
        default: nil
        }
    }
}
