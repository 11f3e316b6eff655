internal import Foundation
internal import Newsroom

/// Values on result cards that the day's file does not have, in chunks of several articles, so that showing a result
/// loads only about forty-five kilobytes. They belong to the article alone and do not change with its story.
struct SearchChunks: Encodable {
    struct Card: Encodable {
        let id: String
        let url: String?
        /// The beginning of the summary.
        let text: String?
        let language: String?
        let image: String?
        /// Whether the time is when the article was first seen, rather than its publication.
        let isFirstSeen: Bool?
        /// Whether it is only for subscribers; nil if not.
        let isPaid: Bool?
    }

    /// The cards, in the order of the articles.
    let cards: [Card]
    private let name: String

    /// The number of articles per chunk. A day's news should be a few files, because free hosts limit their number.
    static let articlesPerChunk = 350

    init(_ partition: SearchPartitions.Partition, shelf: CardShelf) {
        name = partition.name
        cards = partition.briefs.map { Self.card(of: $0, shelf: shelf) }
    }

    var pages: [Page] {
        stride(from: 0, to: cards.count, by: Self.articlesPerChunk).map { start in
            Page(
                path: "search/cards-\(name)-\(start / Self.articlesPerChunk).json",
                bytes: JSONFile.compact(Array(cards[start..<min(start + Self.articlesPerChunk, cards.count)])))
        }
    }

    private static func card(of brief: Brief, shelf: CardShelf) -> Card {
        let article = brief.article
        return Card(
            id: brief.id, url: LinkAddress.safe(article.url), text: Excerpt.text(of: article),
            language: CardView(brief: brief, shelf: shelf).language,
            image: shelf.settings.images == .remote ? LinkAddress.safe(article.image) : nil,
            isFirstSeen: (article.published.map { $0 > article.firstSeen } ?? true) ? true : nil,
            isPaid: brief.isPaid ? true : nil)
    }
}
