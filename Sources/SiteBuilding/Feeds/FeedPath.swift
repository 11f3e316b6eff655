/// The path of a feed, in the form stored by the archive (`Permalink.feed`).
struct FeedPath: Sendable, Equatable, Encodable {
    private static let ending = ".xml"

    /// The path relative to the site's root, without an extension.
    let stem: String
    /// Whether the feed exists only as Atom, not as JSON Feed.
    let isAtomAlone: Bool

    init(stem: String, isAtomAlone: Bool = false) {
        self.stem = stem
        self.isAtomAlone = isAtomAlone
    }

    /// - Parameter kept: the stored path; it has an extension if the feed exists only in that format.
    init(_ kept: String) {
        isAtomAlone = kept.hasSuffix(Self.ending)
        stem = isAtomAlone ? String(kept.dropLast(Self.ending.count)) : kept
    }

    var kept: String { isAtomAlone ? atom : stem }
    var atom: String { stem + Self.ending }
    var json: String { stem + ".json" }
}

/// A feed that feed readers discover in a page's head.
struct FoundFeed: Sendable, Encodable {
    let path: FeedPath
    let title: String

    /// Links to the feed, relative to the root of the page's edition.
    var links: [LinkView] {
        let atom = LinkView(name: title, address: Address.root + path.atom, note: "application/atom+xml")
        let json = LinkView(name: title, address: Address.root + path.json, note: "application/feed+json")
        return path.isAtomAlone ? [atom] : [atom, json]
    }
}
