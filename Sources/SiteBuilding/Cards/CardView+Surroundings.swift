internal import Newsroom

// What there is around an article at its publisher's.
extension CardView {
    /// `discussion` (readers' comments, with their number where that is known), `liveDiscussion` (the same where many
    /// have spoken: what a card has room for), `views`, `transcript` (of what is said in an episode), `licence`.
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

    /// Comments: fewer say nothing of an article, and a card is no place to count them.
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
