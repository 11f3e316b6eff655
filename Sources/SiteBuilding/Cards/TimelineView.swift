internal import Newsroom

/// How a story was told, as its card shows it: `entries` (`time`, `source`, and `title` with `language`, `url`, `isLinked`), oldest
/// first. There are at most five, and none when fewer than two would be shown.
struct TimelineView: TemplateView {
    struct Entry: TemplateView {
        let brief: Brief
        let time: TimeView
        let language: String?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "time": time
            case "source": brief.source.name
            // Else the card's own would be found.
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

    /// nil where there is no line to draw.
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
