/// Template values for the final version of a page: `title` and `language`, `isStory`, `address` (the article at its
/// publisher, for a story), `day` (of its newest item) and `archive` (that day's page).
struct ExpiredPage: TemplateView {
    let title: String
    let language: String?
    let isStory: Bool
    let address: String?
    let day: DayView
    let archive: String?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "title": title
        case "language": language
        case "isStory": isStory
        case "address": address
        case "day": day
        case "archive": archive
        default: nil
        }
    }
}
