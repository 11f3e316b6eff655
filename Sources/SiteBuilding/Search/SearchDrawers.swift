internal import Foundation
internal import Newsroom

/// The values on cards of search results that the index lacks, in files of a few articles each. Articles are grouped by the
/// first digits of their ids, so a drawer changes only when one of its articles comes or goes.
struct SearchDrawers {
    struct Card: Encodable {
        let id: String
        let url: String?
        /// The beginning of the summary.
        let text: String?
        let language: String?
        /// The name of the story's page, where it has one.
        let story: String?
        /// How many publishers tell the story, from two on.
        let publishers: Int?
        let image: String?
        /// Whether the time is when we first saw it.
        let isFirstSeen: Bool?
    }

    let pages: [Page]

    init(_ briefs: [Brief], shelf: CardShelf) {
        let digits = Self.digits(for: briefs.count)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A dictionary keeps the order within its groups: newest first, as in the index.
        pages = Dictionary(grouping: briefs) { Self.drawer(of: $0.id, digits: digits) }.map { drawer, briefs in
            let cards = briefs.map { Self.card(of: $0, shelf: shelf) }
            let bytes = (try? encoder.encode(cards)).map { [UInt8]($0) + [UInt8(ascii: "\n")] } ?? []
            return Page(path: "search/cards-\(drawer).json", bytes: bytes)
        }
    }

    /// As many digits as leave some twenty articles in a drawer: a result is then a few kilobytes away.
    static func digits(for count: Int) -> Int { count <= 64 ? 0 : count <= 1024 ? 1 : count <= 16_384 ? 2 : 3 }

    static func drawer(of id: Article.ID, digits: Int) -> String { String(id.prefix(digits)) }

    private static func card(of brief: Brief, shelf: CardShelf) -> Card {
        let view = CardView(brief: brief, shelf: shelf)
        let story = shelf.address(of: brief.story) == nil ? nil : shelf.names.storyName(brief.story.id)
        let article = brief.article
        return Card(
            id: brief.id, url: LinkAddress.safe(article.url), text: Excerpt.text(of: article),
            language: view.language, story: story, publishers: story.map { _ in brief.story.publishers },
            image: shelf.settings.images == .remote ? LinkAddress.safe(article.image) : nil,
            isFirstSeen: (article.published.map { $0 > article.firstSeen } ?? true) ? true : nil)
    }
}
