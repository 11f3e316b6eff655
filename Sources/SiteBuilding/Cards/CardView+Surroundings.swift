internal import Newsroom

// Links to what the publisher offers around an article.
extension CardView {
    /// Returns the value of `discussion` (readers' comments, with their number if known), `liveDiscussion` (the same if
    /// there are enough for a card), `views`, `transcript` (of an episode), `people` (who are heard in it), `links` (to
    /// the stated addresses that have no place of their own on a card), or a stated address by its name.
    func surroundings(named name: String) -> (any TemplateValue)? {
        let reception = brief.article.reception
        return switch name {
        case "discussion": reception?.comments == 0 ? nil : discussion
        case "liveDiscussion": (reception?.comments ?? 0) < Self.fewestComments ? nil : discussion
        case "views": reception?.views.flatMap { $0 > 0 ? shelf.words.wording("views", counting: $0) : nil }
        case "transcript":
            link(to: brief.article.transcript, shelf.words.wording("card.transcript"))
        case "people": people
        case "hasPeople": !people.isEmpty
        case "links": StatedFacts.table.filter(\.isLinked).compactMap { stated(named: $0.name) }
        default: stated(named: name)
        }
    }

    /// Returns a stated address as a link: to the terms of Creative Commons by their name, to others by the word
    /// `card.NAME`.
    private func stated(named name: String) -> LinkView? {
        guard let fact = Self.addresses[name], case .text(let address) = fact.value(brief.article.facts.stated, 0)
        else { return nil }
        return CreativeCommons(address).map { LinkView(name: $0.name, address: LinkAddress.safe(address)) }
            ?? link(to: address, shelf.words.wording("card.\(name)"))
    }

    /// The facts that are the address of a file or page about the article, by name.
    private static let addresses = Dictionary(
        StatedFacts.table.filter(\.isAddress).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private var people: [PersonView] { PersonView.views(of: brief.article.persons, words: shelf.words) }

    /// The number of comments worth showing on a card. Fewer say nothing about an article.
    private static let fewestComments = 10

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
