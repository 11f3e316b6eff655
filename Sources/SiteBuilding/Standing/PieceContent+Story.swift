internal import Newsroom

extension PieceContent {
    /// Collects the inputs of a story's page.
    init(_ draft: PageDraft, of file: StoryFile, summaries: Summaries, rank: StoryRank?, shelf: CardShelf) {
        add(draft.path)
        add(draft.title)
        add(draft.description)
        add(draft.template)
        add(draft.category)
        add(shelf.hiddenCategories)
        add(each: draft.feed.map(\.links) ?? []) { $0.add($1) }
        add(file.story.id)
        add(file.story.publishers)
        add(file.lead, shelf)
        add(each: file.briefs) { $0.add($1, shelf) }
        if let picture = shelf.picture(of: file) {
            add(picture.view)
            add(picture.brief.id)
        }
        add(file.news?.articles.count)
        add(file.news?.isWholeStory ?? false)
        add(each: file.earlier) { $0.add($1, shelf) }
        add(each: file.related) { $0.add($1, shelf) }
        if let thread = file.thread {
            add(shelf.names.thread(thread.id))
            add(each: thread.stories) { $0.add($1, shelf) }
        }
        if let summary = summaries.stories[file.story.id] { add(summary) }
        if let depth = summaries.depths[file.story.id] { add(depth) }
        if let rank { add(rank) }
    }

    /// Adds the final version of a page, or its successor.
    mutating func add(_ draft: PageDraft, as link: Permalink, called title: String, archive: String?) {
        add(draft.path)
        add(draft.template)
        add(draft.title)
        add(draft.description)
        add(link.path)
        add(title)
        add(link.language)
        add(link.article)
        add(link.link)
        add(link.moment)
        add(archive)
    }

    private mutating func add(_ link: LinkView) {
        add(link.name)
        add(link.address)
        add(link.note)
    }

    /// Adds a report as a card may show it, including related facts from the card shelf.
    private mutating func add(_ brief: Brief, _ shelf: CardShelf) {
        add(brief.article)
        add(brief.source)
        add(brief.kind.rawValue)
        add(brief.language)
        add(brief.topic)
        add(brief.story.id)
        add(brief.story.publishers)
        add(shelf.address(of: brief.story))
        add(shelf.foreignLanguage(of: brief))
        if let picture = shelf.picture(of: brief) { add(picture) }
        if let place = brief.place {
            add(place)
            add(shelf.address(of: place))
            add(shelf.lastingAddress(of: place))
        }
        for shown in [brief, shelf.view(brief.slot)?.brief].compactMap(\.self) { addReasons(of: shown, shelf) }
    }

    private mutating func add(_ picture: PictureView) {
        add(picture.address)
        add(picture.width)
        add(picture.height)
    }

    private mutating func addReasons(of brief: Brief, _ shelf: CardShelf) {
        add(each: brief.implications) { $0.add($1) }
        guard let context = brief.context else { return add(false) }
        add(context.reason)
        add(context.kind.rawValue)
        add(context.triggers)
        add(each: context.sources) { content, source in
            content.add(source.article)
            content.add(source.name)
            content.add(source.url)
            content.add(source.language)
        }
        guard let precedents = context.precedents else { return add(false) }
        add(precedents.matter)
        add(precedents.place)
        add(precedents.days)
        add(precedents.isAll)
        add(each: precedents.stories) { $0.add($1, shelf) }
    }

    private mutating func add(_ link: StoryLink, _ shelf: CardShelf) {
        add(link.story)
        add(link.title)
        add(link.language)
        add(link.latest)
        add(link.publishers)
        add(link.address)
        add(link.hasPage)
        add(shelf.lastingAddress(ofStory: link.story))
    }

    private mutating func add(_ summary: StorySummary) {
        add(each: summary.sentences) { content, sentence in
            content.add(sentence.text)
            content.add(sentence.article)
        }
        add(summary.briefs.map(\.id))
        add(summary.model)
    }

    private mutating func add(_ depth: StoryDepth) {
        add(each: depth.numbers) { content, figure in
            content.add(figure.text)
            content.add(figure.articles)
        }
        add(each: depth.differences) { content, difference in
            content.add(difference.family)
            content.add(each: difference.mentions) { content, mention in
                content.add(mention.text)
                content.add(mention.article)
            }
        }
        add(each: depth.words) { content, words in
            content.add(words.speaker)
            content.add(words.text)
            content.add(words.article)
        }
        add(depth.longest?.article)
        add(depth.longest?.sentences ?? [])
        add(each: depth.copies.sorted { $0.key < $1.key }) { content, copies in
            content.add(copies.key)
            content.add(copies.value)
        }
    }

    private mutating func add(_ rank: StoryRank) {
        add(rank.publishers)
        add(rank.countries)
        add(rank.newest)
        add(each: rank.consequences.filter { $0.weight > 0 }) { $0.add($1.name) }
    }
}
