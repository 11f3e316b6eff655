import Configuring
import Foundation
import Newsroom
import Parsing
import SiteBuilding

/// `pulse stage parse`: parses a feed into its items.
struct ParseStage: FilterStage {
    static let name = "parse"

    struct Question: Decodable {
        var id: LineID
        /// The path of a file; otherwise `body` holds the feed.
        var path: String?
        var body: String?
        /// The feed's address, used to resolve relative links.
        var url: String?
    }

    struct Answer: Encodable {
        var id: LineID
        var format: String?
        var title: String?
        var url: String?
        var language: String?
        var items: [Item]?
        var problem: String?
        var error: String?
    }

    struct Item: Encodable {
        var id: String?
        var title: String
        /// The article's address. If the feed also has a link through a click-counting service, this is the direct one.
        var url: String?
        /// The link through the click-counting service.
        var countedLink: String?
        var published: Date?
        var updated: Date?
        var authors: [String]
        var summary: String?
        var content: String?
        var image: String?
        var language: String?
        var tags: [String]
        var enclosures: [File]
        var location: Location?
        /// The discussion's address, and the number of comments and views.
        var discussion: String?
        var comments: Int?
        var views: Int?
        /// The licence's address.
        var licence: String?
    }

    /// The location given by the publisher, in degrees.
    struct Location: Encodable {
        var latitude: Double
        var longitude: Double
    }

    struct File: Encodable {
        var url: String
        var type: String?
        var length: Int?
        var title: String?
        /// The duration in seconds.
        var duration: Int?
        var episode: Int?
        var season: Int?
        var image: String?
        var transcript: String?
        var chapters: String?
        var marks: [Mark]?
    }

    /// The start of a chapter, in seconds.
    struct Mark: Encodable {
        var start: Int
        var title: String
    }

    private let parser = FeedParser()
    private let words: Localisation

    init() throws { words = try .english() }

    func answers(to questions: [Question]) throws -> [Answer] { questions.map(answer) }

    private func answer(to question: Question) -> Answer {
        do {
            let bytes = try question.path.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
            let address = question.url ?? ""
            let body = FeedBody(bytes: bytes ?? Array((question.body ?? "").utf8), url: address)
            let feed = try parser.feed(from: body, of: address)
            return Answer(
                id: question.id, format: feed.format, title: feed.title, url: feed.url, language: feed.language,
                items: feed.items.map(Item.init), problem: feed.problem.map(words.text(of:)))
        } catch let failure as Failure {
            return Answer(id: question.id, error: words.text(of: failure.reason))
        } catch {
            return Answer(id: question.id, error: error.fileReason)
        }
    }
}

extension ParseStage.Item {
    init(_ item: FeedItem) {
        self.init(
            id: item.identifier, title: item.title, url: item.original ?? item.url,
            countedLink: item.original == nil ? nil : item.url, published: item.published, updated: item.updated,
            authors: item.authors, summary: item.summary?.html,
            content: item.content?.html, image: item.image,
            language: item.language, tags: item.tags,
            enclosures: item.enclosures.map(ParseStage.File.init),
            location: item.location.map { .init(latitude: $0.latitude, longitude: $0.longitude) },
            discussion: item.reception?.discussion, comments: item.reception?.comments, views: item.reception?.views,
            licence: item.licence)
    }
}

extension ParseStage.File {
    init(_ enclosure: Enclosure) {
        self.init(
            url: enclosure.url, type: enclosure.type, length: enclosure.length, title: enclosure.title,
            duration: enclosure.duration, episode: enclosure.episode, season: enclosure.season,
            image: enclosure.image, transcript: enclosure.transcript, chapters: enclosure.chapters,
            marks: enclosure.marks.isEmpty ? nil : enclosure.marks.map { .init(start: $0.start, title: $0.title) })
    }
}
