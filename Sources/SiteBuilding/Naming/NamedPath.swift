internal import Newsroom

/// The parsed path of a page named by an id: "good-news/stories/0123456789abcdef-volcano-erupts".
struct NamedPath {
    enum Kind: String {
        case story = "stories"
        case thread = "threads"
        case subject = "names"
    }

    let kind: Kind
    /// The folder of its edition, with a trailing slash; empty for the main edition.
    let folder: Substring
    /// The id, usually followed by words of a title: "0123456789abcdef-volcano-erupts".
    let name: Substring

    /// The id of the story, running story, person or place. Ids never contain a hyphen.
    var id: String { String(name.prefix { $0 != "-" }) }

    /// Parses a path; nil for pages of other kinds.
    ///
    /// - Parameter stem: the path relative to the site's root, without an extension.
    init?(_ stem: String) {
        let parts = stem.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1, let name = parts.last, let kind = Kind(rawValue: String(parts[parts.count - 2]))
        else { return nil }
        self.kind = kind
        self.name = name
        folder = stem[..<parts[parts.count - 2].startIndex]
    }
}
