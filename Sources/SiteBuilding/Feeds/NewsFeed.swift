internal import FoundationEssentials
internal import Newsroom

/// One of the site's feeds: the content shared by its Atom and JSON versions.
struct NewsFeed: Sendable {
    /// The path, without an extension: "feeds/sports/tennis".
    let path: FeedPath
    /// The path of the page with the same content, relative to the site's root.
    let page: String
    let title: String
    let description: String
    let site: Site
    /// The interface language, as a BCP 47 tag.
    let language: String
    /// The entries, in reading order.
    let entries: [FeedEntry]
    /// The time of the last change for a feed without entries.
    let fallback: Date

    /// The date for empty feeds, because Atom requires one. A date that moved with each edition would make every reader
    /// download the feed again for nothing.
    static let dateOfEmptyFeed = Date(timeIntervalSince1970: 0)

    var atomPath: String { path.atom }
    var jsonPath: String { path.json }

    var updated: Date { entries.map(\.updated).max() ?? fallback }

    /// The feed's identity for feed readers: its address, or else a name derived from the site's title and the path.
    var id: String {
        SiteAddress(site).map { $0(atomPath) } ?? PermanentID.feed(path.stem, of: site.title)
    }

    var pages: [Page] {
        let atom = Page(path: atomPath, text: AtomDocument(self).text)
        return path.isAtomAlone ? [atom] : [atom, Page(path: jsonPath, bytes: JSONFeedDocument(self).bytes)]
    }
}
