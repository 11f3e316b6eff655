/// Where a feed lies, as the archive keeps it (`Permalink.feed`).
struct FeedPath: Sendable, Equatable {
    private static let ending = ".xml"

    /// From the site's root, without an ending.
    let stem: String
    /// Whether it is there as Atom and not as JSON Feed.
    let isAtomAlone: Bool

    init(stem: String, isAtomAlone: Bool = false) {
        self.stem = stem
        self.isAtomAlone = isAtomAlone
    }

    /// - Parameter kept: with the ending where it has that form alone.
    init(_ kept: String) {
        isAtomAlone = kept.hasSuffix(Self.ending)
        stem = isAtomAlone ? String(kept.dropLast(Self.ending.count)) : kept
    }

    var kept: String { isAtomAlone ? atom : stem }
    var atom: String { stem + Self.ending }
    var json: String { stem + ".json" }
}

/// A feed that feed readers find in a page's head.
struct FoundFeed: Sendable {
    let path: FeedPath
    let title: String

    /// From the root of the page's edition.
    var links: [LinkView] {
        let atom = LinkView(name: title, address: Address.root + path.atom, note: "application/atom+xml")
        let json = LinkView(name: title, address: Address.root + path.json, note: "application/feed+json")
        return path.isAtomAlone ? [atom] : [atom, json]
    }
}
