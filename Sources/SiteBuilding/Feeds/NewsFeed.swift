internal import FoundationEssentials
internal import Newsroom

/// A feed of ours: what `feeds/….xml` and `feeds/….json` say alike.
struct NewsFeed: Sendable {
    /// From the site's root, without an ending: "feeds/sports/tennis".
    let stem: String
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

    var atomPath: String { stem + ".xml" }
    var jsonPath: String { stem + ".json" }

    var updated: Date { entries.map(\.updated).max() ?? fallback }

    /// The feed's identity for feed readers: its address, else a name made of the site's title and its path.
    var id: String {
        SiteAddress(site).map { $0(atomPath) } ?? PermanentName.feed(stem, of: site.title)
    }

    var pages: [Page] {
        [
            Page(path: atomPath, text: AtomDocument(self).text),
            Page(path: jsonPath, bytes: JSONFeedDocument(self).bytes),
        ]
    }
}
