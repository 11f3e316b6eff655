/// Template values for the old page of a story that has moved: `title`, `language` and `address` of its successor, and
/// `isMerged`. If `isMerged` is false, the successor is the same story's page in the main edition.
struct MovedPage: TemplateView {
    let title: String
    let language: String?
    let address: String
    var isMerged = true

    /// Returns the wording key of the note that introduces the successor.
    static func note(isMerged: Bool) -> String { isMerged ? "moved.note" : "moved.edition" }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "title": title
        case "language": language
        case "address": address
        case "isMerged": isMerged
        default: nil
        }
    }
}
