internal import Newsroom

// Links to what the publisher offers around an article.
extension CardView {
    /// Returns the value of `discussion` (readers' comments, with their number if known), `liveDiscussion` (the same if
    /// there are enough for a card), `views`, `transcript` (of an episode) or `licence`.
    func surroundings(named name: String) -> (any TemplateValue)? {
        let reception = brief.article.reception
        return switch name {
        case "discussion": reception?.comments == 0 ? nil : discussion
        case "liveDiscussion": (reception?.comments ?? 0) < Self.many ? nil : discussion
        case "views": reception?.views.flatMap { $0 > 0 ? shelf.words.wording("views", counting: $0) : nil }
        case "transcript":
            link(
                to: brief.article.enclosures.lazy.compactMap(\.transcript).first, shelf.words.wording("card.transcript")
            )
        case "licence":
            brief.article.licence.flatMap { address in
                CreativeCommons(address).map { LinkView(name: $0.name, address: LinkAddress.safe(address)) }
                    ?? link(to: address, shelf.words.wording("card.licence"))
            }
        default: nil
        }
    }

    /// The number of comments worth showing on a card. Fewer say nothing about an article.
    private static let many = 10

    private var discussion: LinkView? {
        guard let reception = brief.article.reception else { return nil }
        let words = shelf.words
        return link(
            to: reception.discussion,
            reception.comments.map { words.wording("comments", counting: $0) } ?? words.wording("card.discussion"))
    }

    private func link(to address: String?, _ wording: LocalisedText) -> LinkView? {
        LinkAddress.safe(address).map { LinkView(name: wording.text, address: $0, wording: wording) }
    }
}
