internal import Newsroom

extension PieceContent {
    /// Of what decides which articles of a day answer a query.
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

    /// Of the cards of what is found.
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

    /// What its excerpt is made of, and which it is.
    private mutating func addOpening(of brief: Brief) {
        add(brief.id)
        add(brief.article.title)
        add(brief.article.summary.isEmpty ? brief.article.text : brief.article.summary)
    }
}
