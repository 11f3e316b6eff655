internal import Computing
internal import Newsroom

extension SitePlan {
    /// The number of reports that always fit on one page, so that such a page is never split.
    private static let mostUnsplitReports = 40
    /// The number of sources listed on the first part of a long timeline.
    private static let mostSourcesListed = 60

    /// Returns the pages of stories. A page that would be too long moves its older reports and last sources to further
    /// parts.
    ///
    /// - Parameter areCurrent: whether this edition shows the stories, instead of only keeping their pages.
    func pages(of stories: [StoryFile], areCurrent: Bool) throws(TemplateError) -> [PageDraft] {
        let parts = stories.concurrentMap(slice: 16, makingState: { renderer }) { renderer, file in
            Result { () throws(TemplateError) in try pages(of: file, isCurrent: areCurrent, measuredBy: &renderer) }
        }
        var drafts: [PageDraft] = []
        for part in parts { drafts += try part.get() }
        return drafts
    }

    private func pages(
        of file: StoryFile, isCurrent: Bool, measuredBy renderer: inout PageRenderer
    ) throws(TemplateError) -> [PageDraft] {
        let whole = draft(of: file, isCurrent: isCurrent)
        guard file.briefs.count > Self.mostUnsplitReports else { return [whole] }
        guard try !renderer.size(of: whole).isWithin(PageSplitter.limit) else { return [whole] }
        let page = page(of: file)
        let quoted = Set(page.summary?.sentences.compactMap(\.number) ?? [])
        let sources = page.witnesses.groups.flatMap(\.witnesses)
        let first = Set(sources.prefix(Self.mostSourcesListed).map(\.number)).union(quoted)
        let entries = page.entries
        let others = sources.filter { !first.contains($0.number) }
        func part(_ number: Int, _ range: Range<Int>, ways: PartLinks? = nil) -> PageDraft {
            let onPage = entries[range.clamped(to: 0..<entries.count)]
            let heard = range.clamped(to: entries.count..<entries.count + others.count)
            let numbers = Set(heard.map { others[$0 - entries.count].number })
            let share = StoryPage.Share(
                entries: Array(onPage), sources: number == 0 ? numbers.union(first) : numbers, ways: ways,
                isFirst: number == 0)
            return draft(of: file, isCurrent: isCurrent, holding: share, part: number)
        }
        let (base, laterBase) = (try renderer.size(of: part(0, 0..<0)), try renderer.size(of: part(1, 0..<0)))
        var sizes: [PieceSize] = []
        for entry in entries { sizes.append(try renderer.size(of: entry)) }
        let parts = PageSplitter.pages(of: sizes + others.map(\.size), besides: base, then: laterBase, areCards: false)
        let all = PartLinks.parts(of: names.storyPath(file.story.id), count: parts.count, words: words)
        return parts.enumerated().map { part($0, $1, ways: PartLinks(all, at: $0)) }
    }

    /// Returns a story's page, or one part of it.
    ///
    /// - Parameter share: the content of this part; nil for the whole page.
    private func draft(
        of file: StoryFile, isCurrent: Bool, holding share: StoryPage.Share? = nil, part: Int = 0
    ) -> PageDraft {
        let (path, title) = (names.storyPath(file.story.id), file.lead.article.title)
        return PageDraft(
            path: PartLinks.path(path, part: part), template: part == 0 ? "pages/story.md" : "pages/story-part.md",
            view: page(of: file).holding(share, words: words), title: part == 0 ? title : "\(title) · \(part + 1)",
            description: words.text("description.story", counting: file.story.publishers), kind: .story,
            whole: share == nil ? nil : PageDraft.Whole(page(of: file)), partOf: part == 0 ? nil : path,
            category: file.lead.topic.category, feed: feed(of: file),
            hasOwnCard: isCurrent && ShareCardPlan.hasOwnCard(file, shelf.settings),
            hasMarkdown: isCurrent || shelf.settings.hasMarkdown(since: file.latest, at: edition.moment))
    }

    private func page(of file: StoryFile) -> StoryPage {
        StoryPage(
            file, summary: summaries.stories[file.story.id], depth: summaries.depths[file.story.id],
            silence: summaries.silences[file.story.id],
            rank: edition.ranks[file.story.id].map { RankView($0, shelf: shelf) }, assets: shelf.home + assets,
            shelf: shelf)
    }

    /// Returns the story's own feed, or else that of its running story; nil if neither has one. The running story's
    /// feed has a generic title, so pages do not change whenever its newest title does.
    private func feed(of file: StoryFile) -> FoundFeed? {
        if let own = names.feed(ofStory: file.story.id, in: edition.folder) {
            return FoundFeed(path: own, title: "\(file.lead.article.title) · \(edition.site.title)")
        }
        return file.thread.flatMap { names.feed(of: $0) }.map {
            FoundFeed(path: $0, title: "\(words["thread.kicker"]) · \(edition.site.title)")
        }
    }
}
