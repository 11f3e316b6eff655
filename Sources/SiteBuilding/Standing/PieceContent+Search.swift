internal import Newsroom

extension PieceContent {
    /// Collects the inputs of a day's search file.
    init(dayOf stretch: SearchShelf.Stretch, shelf: CardShelf) {
        add("search/day")
        add(stretch.name)
        add(each: stretch.briefs) { content, brief in
            content.addOpening(of: brief)
            content.add(brief.article.moment)
            content.add(brief.source.id)
            content.add(brief.topic)
            content.add(brief.kind.isVoice)
            content.add(each: [brief.place].compactMap(\.self)) { $0.add($1) }
            let hasPage = shelf.address(of: brief.story) != nil
            content.add(hasPage ? shelf.names.storyName(brief.story.id) : nil)
            content.add(brief.story.publishers)
        }
    }

    /// Collects the inputs of the cards for search results.
    init(drawersOf stretch: SearchShelf.Stretch) {
        add("search/cards")
        add(stretch.name)
        add(each: stretch.briefs) { content, brief in
            content.addOpening(of: brief)
            content.add(brief.article.url)
            content.add(brief.language)
            content.add(brief.article.image)
            content.add(brief.article.published)
            content.add(brief.article.firstSeen)
        }
    }

    /// Adds an article's id and what its excerpt is made from.
    private mutating func addOpening(of brief: Brief) {
        add(brief.id)
        add(brief.article.title)
        add(brief.article.summary.isEmpty ? brief.article.text : brief.article.summary)
    }
}
