internal import Newsroom

/// Template values for a story's latest reports on its card: `entries` (`time`, `source`, and `title` with `language`,
/// `url`, `isLinked`), oldest first. There are two to five.
struct TimelineView: TemplateView {
    struct Entry: TemplateView {
        let brief: Brief
        let time: TimeView
        let language: String?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "time": time
            case "source": brief.source.name
            // Return false rather than nil, or the card's own language would be used.
            case "language": language ?? false
            case "title": brief.article.title
            case "url": LinkAddress.safe(brief.article.url)
            case "isLinked": LinkAddress.safe(brief.article.url) != nil
            default: nil
            }
        }
    }

    private static let most = 5
    private static let least = 2

    let entries: [Entry]

    /// Creates the timeline, or nil if there are fewer than two reports.
    init?(_ file: StoryFile, shelf: CardShelf) {
        guard file.briefs.count >= Self.least else { return nil }
        entries = file.briefs.suffix(Self.most).map { brief in
            Entry(
                brief: brief, time: CardView.time(of: brief.article, shelf: shelf),
                language: CardView(brief: brief, shelf: shelf).language)
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "entries": entries
        default: nil
        }
    }
}
