internal import FoundationEssentials
internal import Newsroom

/// One article in a feed of ours.
struct FeedEntry: Sendable {
    let id: String
    let title: String
    /// The publisher's page; nil when there is none.
    let url: String?
    /// The page of the story that it belongs to, from the site's root.
    let story: String?
    /// The source where the publisher names nobody; empty where that is not known either.
    let authors: [String]
    let language: String?
    let summary: String?
    /// nil when the publisher gave no date that can be believed.
    let published: Date?
    /// When the publisher last changed it; else its moment.
    let updated: Date
    /// The subcategory where there is one ("sports/tennis"), else the category.
    let topic: (term: String, label: String)?
    let enclosures: [Enclosure]

    init(_ brief: Brief, shelf: CardShelf) {
        let article = brief.article
        id = PermanentName.article(article.id)
        title = article.title
        url = LinkAddress.safe(article.url)
        story = shelf.address(of: brief.story).map { String($0.dropFirst(Address.root.count)) }
        let names = article.authors.filter { !$0.isEmpty }
        authors = names.isEmpty ? [brief.source.name] : names
        language = CardView(brief: brief, shelf: shelf).language
        summary = Excerpt.text(of: article)
        published = article.published.flatMap { $0 <= article.firstSeen ? $0 : nil }
        // Publishers' clocks run ahead here, too: what was changed after it was last seen was not.
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

    /// The last that is known of a feed, or that it goes on elsewhere.
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
