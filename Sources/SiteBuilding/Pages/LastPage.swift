/// A page that is no more: its `title` and `language`, `isStory`; `address`, the publisher's page of a story's article; `day`, of
/// the newest that it told, and `archive`, that day's page.
struct LastPage: TemplateView {
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
