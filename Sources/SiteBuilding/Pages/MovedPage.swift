/// `stories/ID.html` of a story that has become part of another: that one's `title`, `language` and `address`.
struct MovedPage: TemplateView {
    let title: String
    let language: String?
    let address: String

    func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "language": language
        case "address": address
        default: nil
        }
    }
}
