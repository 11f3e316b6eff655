/// `report.html`: `summary`, `troubled` (feeds), `desks` (`name`, `feeds`).
struct ReportPage: TemplateView {
    struct Desk: TemplateView {
        let name: LinkView
        let category: String
        let feeds: [FeedView]

        func child(named: String) -> Any? {
            switch named {
            case "name": name
            case "category": category
            case "feeds": feeds
            default: nil
            }
        }
    }

    let summary: Wording
    let troubled: [FeedView]
    let desks: [Desk]

    func child(named name: String) -> Any? {
        switch name {
        case "summary": summary
        case "troubled": troubled
        case "hasTroubled": !troubled.isEmpty
        case "desks": desks
        default: nil
        }
    }
}
