internal import Newsroom

/// The path of a page that is named by an id, taken apart: "good-news/stories/0123456789abcdef-volcano-erupts".
struct NamedPath {
    enum Kind: String {
        case story = "stories"
        case thread = "threads"
    }

    let kind: Kind
    /// The folder of its edition, with a slash at its end; empty for the main edition.
    let folder: Substring
    /// The id, and mostly words of a title: "0123456789abcdef-volcano-erupts".
    let name: Substring

    /// The story's or the running story's: no id has a hyphen.
    var id: String { String(name.prefix { $0 != "-" }) }

    /// - Parameter stem: from the site's root, without an ending.
    /// - Returns: nil for pages of other kinds.
    init?(_ stem: String) {
        let parts = stem.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1, let name = parts.last, let kind = Kind(rawValue: String(parts[parts.count - 2]))
        else { return nil }
        self.kind = kind
        self.name = name
        folder = stem[..<parts[parts.count - 2].startIndex]
    }
}
