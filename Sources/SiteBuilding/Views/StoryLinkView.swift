internal import Newsroom

/// Template values for a link to another story: `name` (its title), `language`, `address`, `latest` (the time of its
/// latest article), `isLast` (in an inline list).
struct StoryLinkView: TemplateView {
    private let link: StoryLink
    private let latest: TimeView
    /// The story's address; nil if its page was never published.
    private let address: String?
    private let isLast: Bool

    init(_ file: StoryFile, shelf: CardShelf) {
        self.init(StoryLink(file, shelf: shelf), shelf: shelf)
    }

    init(_ link: StoryLink, shelf: CardShelf, isLast: Bool = false) {
        self.link = link
        self.isLast = isLast
        latest = TimeView(link.latest, shelf: shelf)
        address = link.hasPage ? shelf.lastingAddress(ofStory: link.story) : LinkAddress.safe(link.address)
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "name": link.title
        case "language": link.language
        case "address": address
        case "isLinked": address != nil
        case "latest": latest
        case "isLast": isLast
        default: nil
        }
    }
}

extension StoryLink {
    /// Creates a link to a story of the edition that has a page.
    init(_ file: StoryFile, shelf: CardShelf) {
        self.init(
            story: file.story.id, title: file.lead.article.title,
            language: CardView(brief: file.lead, shelf: shelf).language, latest: file.latest,
            publishers: file.story.publishers)
    }
}
