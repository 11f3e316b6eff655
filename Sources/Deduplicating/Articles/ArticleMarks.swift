internal import Addressing
internal import Newsroom

/// The marks by which an article is recognised when it is seen again, besides its publisher's identifier.
struct ArticleMarks {
    /// The canonical address; nil if missing, a front page's, or shared by plainly different items.
    var address: String?
    let title: Title
    /// The key of its publisher (`Publisher.key`).
    let publisher: String

    /// - Parameters:
    ///   - url: its address as the feed states it.
    ///   - name: the source's name, which titles may end with.
    init(of article: Article, url: String?, source: FeedSource?, named name: Title?) {
        address = url.flatMap(Self.address(of:))
        title = Title(article.title, of: name)
        publisher = Publisher.key(url: article.url, source: source)
    }

    /// Returns the canonical address; nil for a front page, which some feeds link to from every item.
    static func address(of url: String) -> String? {
        let address = canonicalAddress(url)
        let rest = address.utf8.dropFirst("https://".utf8.count)
        return rest.contains(UInt8(ascii: "/")) || rest.contains(UInt8(ascii: "?")) ? address : nil
    }
}

/// Returns whether two identifiers are equal but for the fragment. (Seen in the wild: a large broadcaster renumbers
/// the fragments on every fetch.)
///
/// - Returns: true if either is missing.
func sameButForFragment(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return true }
    return one == other || one.contains("#") && one.prefix { $0 != "#" } == other.prefix { $0 != "#" }
}
