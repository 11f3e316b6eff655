internal import FoundationEssentials
internal import Newsroom

/// An article in one of the site's feeds.
struct FeedEntry: Sendable {
    let id: String
    let title: String
    /// The article's address at its publisher; nil if there is none.
    let url: String?
    /// The path of its story's page, relative to the site's root.
    let story: String?
    /// The authors, or the source if the publisher names none. Empty for entries without an author.
    let authors: [String]
    let language: String?
    let summary: String?
    /// The publication date; nil if the publisher gave none or it is implausible.
    let published: Date?
    /// The time of the publisher's last change, or else of the article.
    let updated: Date
    /// The subcategory ("sports/tennis"), or else the category.
    let topic: (term: String, label: String)?
    let enclosures: [Enclosure]

    init(_ brief: Brief, shelf: CardShelf) {
        let article = brief.article
        id = PermanentID.article(article.id)
        title = article.title
        url = LinkAddress.safe(article.url)
        story = shelf.address(of: brief.story).map { String($0.dropFirst(Address.root.count)) }
        let names = article.authors.filter { !$0.isEmpty }
        authors = names.isEmpty ? [brief.source.name] : names
        language = CardView(brief: brief, shelf: shelf).language
        summary = Excerpt.text(of: article)
        published = article.published.flatMap { $0 <= article.firstSeen ? $0 : nil }
        // Publishers' clocks may run fast, so ignore changes dated after the article was last seen.
        updated =
            article.updated.map { $0 > article.moment && $0 <= article.lastSeen ? $0 : article.moment }
            ?? article.moment
        topic = shelf.topic(of: brief).map {
            (
                term: ([brief.topic.category] + (brief.topic.subcategory.map { [$0] } ?? [])).joined(separator: "/"),
                label: $0.name
            )
        }
        enclosures = article.enclosures.filter { LinkAddress.safe($0.url) != nil }
    }

    /// Creates an entry for something other than an article: a correction, a week or month, the last entry of a
    /// discontinued feed, or a link to its successor.
    init(id: String, title: String, url: String?, language: String?, summary: String? = nil, updated: Date) {
        self.id = id
        self.title = title
        self.url = url
        self.language = language
        self.summary = summary
        self.updated = updated
        (story, published, topic) = (nil, nil, nil)
        (authors, enclosures) = ([], [])
    }
}
