internal import FoundationEssentials
internal import Newsroom

/// A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1).
struct JSONFeedDocument: Encodable {
    struct Author: Encodable {
        let name: String
        var url: String?
    }

    struct Attachment: Encodable {
        let url: String
        let mimeType: String
        let sizeInBytes: Int?
    }

    struct Item: Encodable {
        let id: String
        let url: String?
        let title: String
        /// The content. JSON Feed requires it, so the title is used if there is no summary.
        let contentText: String
        let datePublished: String?
        let dateModified: String
        let authors: [Author]
        let tags: [String]
        let language: String?
        let attachments: [Attachment]?
    }

    let version = "https://jsonfeed.org/version/1.1"
    let title: String
    let description: String
    let homePageURL: String?
    let feedURL: String?
    let language: String
    let authors: [Author]
    let items: [Item]

    init(_ feed: NewsFeed) {
        let address = SiteAddress(feed.site)
        title = feed.title
        description = feed.description
        homePageURL = address.map { $0(feed.page) }
        feedURL = address.map { $0(feed.jsonPath) }
        language = feed.language
        authors = [Author(name: feed.site.title, url: address?.text)]
        items = feed.entries.map { entry in
            let attachments = entry.enclosures.compactMap { enclosure in
                enclosure.type.map { Attachment(url: enclosure.url, mimeType: $0, sizeInBytes: enclosure.length) }
            }
            return Item(
                id: entry.id, url: entry.url, title: entry.title, contentText: entry.summary ?? entry.title,
                datePublished: entry.published.map(WallClock.timestamp),
                dateModified: WallClock.timestamp(entry.updated),
                authors: entry.authors.map { Author(name: $0) }, tags: entry.topic.map { [$0.label] } ?? [],
                language: entry.language,
                attachments: attachments.isEmpty ? nil : attachments)
        }
    }

    var bytes: [UInt8] { JSONFile.bytes(of: self, keys: .convertToSnakeCase) }
}
