internal import FoundationEssentials
internal import Newsroom

/// Template values for an article on a day's page. They have the same names as a card's (`title`, `url`, `source`,
/// `time`, `sources` …) as far as the archive has kept them.
struct ClippingView: TemplateView {
    let clipping: Clipping
    let shelf: CardShelf

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "id": clipping.article
        case "title": clipping.title
        case "url": LinkAddress.safe(clipping.url)
        case "headline": shelf.link(to: clipping)
        case "outward": shelf.lastingAddress(of: clipping) == nil ? nil : LinkAddress.safe(clipping.url)
        case "isLinked": LinkAddress.safe(clipping.url) != nil
        case "language": clipping.language
        case "source": clipping.source
        case "category": clipping.category
        case "time":
            TimeView(
                stamp: WallClock.timestamp(clipping.moment), text: shelf.clock.time(clipping.moment),
                isFirstSeen: clipping.published.map { $0 > clipping.moment } ?? true)
        // The number of publishers as it was counted on that day.
        case "sources":
            clipping.publishers < 2
                ? nil
                : LinkView(
                    name: shelf.words.text("sources", counting: clipping.publishers),
                    address: shelf.lastingAddress(ofStory: clipping.story),
                    wording: shelf.words.wording("sources", counting: clipping.publishers))
        default: nil
        }
    }

    /// Returns an upper bound for a clipping's HTML size. It is not rendered because a year of days has a hundred
    /// thousand clippings.
    static func most(of clipping: Clipping) -> PieceSize {
        .most(of: [clipping.title, clipping.source, clipping.url ?? ""], besides: markupSize)
    }

    /// The size of a clipping's markup without its texts: its time, the link to its story and the surrounding tags.
    private static let markupSize = PieceSize(bytes: 900, elements: 13)
}
