internal import FoundationEssentials
internal import Newsroom

/// The headlines in machine-readable form (`headlines.json`). `docs/outputs.md` explains each field.
struct HeadlinesFile: Encodable {
    struct Headline: Encodable {
        let id: String
        let title: String
        let url: String?
        let source: String
        let language: String?
        let category: String
        let subcategory: String?
        let published: String?
        let firstSeen: String
        let place: String?
        let context: String?
        let contextSource: String?
        let publishers: Int
        /// The path of the story's page, relative to the site's root.
        let story: String?
    }

    let site: String
    let address: String?
    /// The publication time of the newest headline.
    let updated: String?
    let headlines: [Headline]

    init(_ edition: Edition, shelf: CardShelf) {
        site = edition.site.title
        address = SiteAddress(edition.site)?.text
        updated = edition.headlines.map(\.article.moment).max().map(WallClock.timestamp)
        headlines = edition.headlines.map { brief in
            let article = brief.article
            return Headline(
                id: article.id, title: article.title, url: LinkAddress.safe(article.url), source: brief.source.name,
                language: brief.language, category: brief.topic.category,
                subcategory: brief.topic.subcategory,
                published: article.published.flatMap { $0 <= article.firstSeen ? WallClock.timestamp($0) : nil },
                firstSeen: WallClock.timestamp(article.firstSeen),
                place: brief.place.map { PlaceView($0, words: shelf.words).name },
                context: brief.context.map { shelf.words.view(of: $0).name },
                contextSource: brief.context?.sources.first?.name,
                publishers: brief.story.publishers,
                story: shelf.address(of: brief.story).map { String($0.dropFirst(Address.root.count)) })
        }
    }

    var bytes: [UInt8] { JSONFile.bytes(of: self) }
}
