internal import FoundationEssentials
internal import Newsroom

/// A feed of ours: what `feeds/….xml` and `feeds/….json` say alike.
struct NewsFeed: Sendable {
    /// "feeds/sports/tennis", without an ending.
    let path: FeedPath
    /// The page that shows the same, from the site's root.
    let page: String
    let title: String
    let description: String
    let site: Site
    /// The interface's language, as a BCP 47 tag.
    let language: String
    /// As they should be read.
    let entries: [FeedEntry]
    /// When it changed last, where it holds nothing that says so.
    let fallback: Date

    /// Of a feed that holds nothing nobody knows when that began, and no day of the edition or of the archive stays: a date that
    /// moved would have every reader load it again for nothing. Atom wants one.
    static let never = Date(timeIntervalSince1970: 0)

    var atomPath: String { path.atom }
    var jsonPath: String { path.json }

    var updated: Date { entries.map(\.updated).max() ?? fallback }

    /// The feed's identity for feed readers: its address, else a name made of the site's title and its path.
    var id: String {
        SiteAddress(site).map { $0(atomPath) } ?? PermanentName.feed(path.stem, of: site.title)
    }

    var pages: [Page] {
        let atom = Page(path: atomPath, text: AtomDocument(self).text)
        return path.isAtomAlone ? [atom] : [atom, Page(path: jsonPath, bytes: JSONFeedDocument(self).bytes)]
    }
}
