import Configuring
import Foundation
import Newsroom
import Parsing
import SiteBuilding

/// `pulse stage parse`: parses a feed into its items.
struct ParseStage: FilterStage {
    static let name = "parse"

    struct Input: Decodable {
        var id: LineID
        /// The path of a file; otherwise `body` holds the feed.
        var path: String?
        var body: String?
        /// The feed's address, used to resolve relative links.
        var url: String?
    }

    struct Output: Encodable {
        var id: LineID
        var format: String?
        var title: String?
        var url: String?
        var language: String?
        var items: [Item]?
        var problem: String?
        var error: String?
    }

    /// An item's own facts. Those of `StatedFacts` follow.
    struct Item {
        var id: String?
        var title: String
        /// The article's address. If the feed also has a link through a click-counting service, this is the direct one.
        var url: String?
        /// The link through the click-counting service.
        var countedLink: String?
        var published: Date?
        var updated: Date?
        var summary: String?
        var content: String?
        var location: Location?
        var stated: StatedFacts
    }

    /// The location given by the publisher, in degrees.
    struct Location: Encodable {
        var latitude: Double
        var longitude: Double
    }

    private let parser = FeedParser()
    private let words: Localisation

    init() throws { words = try .english() }

    func outputs(for questions: [Input]) throws -> [Output] { questions.map(answer) }

    private func answer(to question: Input) -> Output {
        do {
            let bytes = try question.path.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
            let address = question.url ?? ""
            let body = FeedBody(bytes: bytes ?? Array((question.body ?? "").utf8), url: address)
            let feed = try parser.feed(from: body, of: address)
            return Output(
                id: question.id, format: feed.format, title: feed.title, url: feed.url, language: feed.language,
                items: feed.items.map(Item.init), problem: feed.problem.map(words.text(of:)))
        } catch let failure as Failure {
            return Output(id: question.id, error: words.text(of: failure.reason))
        } catch {
            return Output(id: question.id, error: error.fileReason)
        }
    }
}

extension ParseStage.Item {
    init(_ item: FeedItem) {
        self.init(
            id: item.identifier, title: item.title, url: item.original ?? item.url,
            countedLink: item.original == nil ? nil : item.url, published: item.published, updated: item.updated,
            summary: item.summary?.html, content: item.content?.html,
            location: item.location.map { .init(latitude: $0.latitude, longitude: $0.longitude) }, stated: item.stated)
    }
}

extension ParseStage.Item: Encodable {
    private enum CodingKeys: String, CodingKey {
        case id, title, url, countedLink, published, updated, summary, content, location
    }

    func encode(to encoder: any Encoder) throws {
        var own = encoder.container(keyedBy: CodingKeys.self)
        try own.encodeIfPresent(id, forKey: .id)
        try own.encode(title, forKey: .title)
        try own.encodeIfPresent(url, forKey: .url)
        try own.encodeIfPresent(countedLink, forKey: .countedLink)
        try own.encodeIfPresent(published, forKey: .published)
        try own.encodeIfPresent(updated, forKey: .updated)
        try own.encodeIfPresent(summary, forKey: .summary)
        try own.encodeIfPresent(content, forKey: .content)
        try own.encodeIfPresent(location, forKey: .location)
        var facts = encoder.container(keyedBy: FactName.self)
        for fact in StatedFacts.table where fact.name != CodingKeys.location.rawValue {
            for (place, column) in fact.columns.enumerated() {
                try facts.encode(fact.value(stated, place), as: column)
            }
        }
    }
}
