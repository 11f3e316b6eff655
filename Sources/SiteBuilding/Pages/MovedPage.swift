/// Template values for the old page of a story that has moved: `title`, `language` and `address` of its successor,
/// `isMerged` and `isOnly` (the reasons).
struct MovedPage: TemplateView {
    /// Why a page redirects.
    enum Reason: String {
        /// Its story, or running story, was merged into another.
        case merged = "note"
        /// The story is in the main edition only.
        case edition
        /// A running story has one story left.
        case only
    }

    let title: String
    let language: String?
    let address: String
    var reason = Reason.merged

    /// Returns the wording key of the note that introduces the successor.
    static func note(_ reason: Reason) -> String { "moved." + reason.rawValue }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "title": title
        case "language": language
        case "address": address
        case "isMerged": reason == .merged
        case "isOnly": reason == .only
        default: nil
        }
    }
}
