import Foundation
import Newsroom
import Parsing

/// `pulse stage parse`: a feed's bytes to its items.
struct ParseStage: FilterStage {
    static let name = "parse"

    struct Question: Decodable {
        var id: LineID
        /// A file; or else the feed itself in `body`.
        var path: String?
        var body: String?
        /// The feed's address, the base of relative links.
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
        var url: String?
        var published: Date?
        var updated: Date?
        var authors: [String]
        var summary: String?
        var content: String?
        var image: String?
        var language: String?
        var tags: [String]
        var enclosures: [File]
    }

    struct File: Encodable {
        var url: String
        var type: String?
        var length: Int?
    }

    private let parser = FeedParser()

    func answers(to questions: [Question]) throws -> [Answer] { questions.map(answer) }

    private func answer(to question: Question) -> Answer {
        do {
            let bytes = try question.path.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
            let address = question.url ?? ""
            let body = FeedBody(bytes: bytes ?? Array((question.body ?? "").utf8), url: address)
            let feed = try parser.feed(from: body, of: address)
            return Answer(
                id: question.id, format: feed.format, title: feed.title, url: feed.url, language: feed.language,
                items: feed.items.map(Item.init), problem: feed.problem)
        } catch let failure as Failure {
            return Answer(id: question.id, error: failure.reason)
        } catch {
            return Answer(id: question.id, error: error.localizedDescription)
        }
    }
}

extension ParseStage.Item {
    init(_ item: FeedItem) {
        self.init(
            id: item.identifier, title: item.title, url: item.url, published: item.published, updated: item.updated,
            authors: item.authors, summary: item.summary?.html, content: item.content?.html, image: item.image,
            language: item.language, tags: item.tags,
            enclosures: item.enclosures.map { .init(url: $0.url, type: $0.type, length: $0.length) })
    }
}
