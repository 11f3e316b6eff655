internal import Newsroom

/// The pages about sources and the health of their feeds.
extension SitePlan {
    /// Returns the page that lists sources by category, split into parts if there are too many.
    func about() throws(TemplateError) -> [PageDraft] {
        let sources = edition.health.map(\.source).filter(\.isEnabled)
        let desks = edition.categories.map { category in (category, sources.filter { $0.category == category.id }) }
        let count = words.wording("sources", counting: sources.count)
        @Sendable func page(_ listed: Range<Int>, part: Int, ways: PartLinks?) -> AboutPage {
            AboutPage(
                site: edition.site, tagline: tagline,
                desks: Self.part(listed, of: desks).map { category, own in
                    AboutPage.Sources(
                        desk: words.link(to: category),
                        sources: own.map { AboutPage.SourceView(source: $0, words: words) })
                }, count: count, isFirst: part == 0, hasBook: shelf.settings.epub, ways: ways)
        }
        func draft(_ listed: Range<Int>, part: Int = 0, ways: PartLinks? = nil) -> PageDraft {
            self.draft(
                .about, page(listed, part: part, ways: ways), part: part,
                whole: ways == nil ? nil : PageDraft.Whole(page(0..<sources.count, part: 0, ways: nil)))
        }
        var renderer = renderer
        let parts = PageSplitter.pages(
            of: desks.flatMap(\.1).map { Self.most(of: [$0.name, $0.site ?? ""]) },
            besides: try renderer.size(of: draft(0..<0)), areCards: false)
        let all = PartLinks.parts(of: PageKind.about.path, count: parts.count, words: words)
        return parts.enumerated().map { draft($1, part: $0, ways: PartLinks(all, at: $0)) }
    }

    /// The health of every feed, in configuration order.
    var feeds: [FeedView] {
        edition.health.map { FeedView(health: $0, words: words, clock: shelf.clock, moment: edition.moment) }
    }

    /// The most stories listed as missing from feeds.
    private static let silences = 20

    /// The newest stories that not every comparable feed has.
    private var silencedStories: [SilencedStoryView] {
        edition.stories.lazy.compactMap { file in
            summaries.silences[file.story.id].map {
                SilencedStoryView(
                    link: StoryLinkView(file, shelf: shelf), silence: SilenceView($0, shelf: shelf))
            }
        }.prefix(Self.silences).map { $0 }
    }

    /// Returns the report: feeds in trouble first, then all feeds by category. It is split into parts if there are too
    /// many.
    func report() throws(TemplateError) -> [PageDraft] {
        let feeds = feeds
        let asked = feeds.filter { $0.health.source.isEnabled }
        let troubled = feeds.filter(\.isTroubled)
        let desks = edition.categories.map { category in
            (category, feeds.filter { $0.health.source.category == category.id })
        }
        let summary = words.wording(
            "report.summary", counting: asked.count, ["well": asked.count { $0.status == .well }])
        let silences = silencedStories
        @Sendable func page(_ listed: Range<Int>, part: Int, ways: PartLinks?) -> ReportPage {
            let end = troubled.count
            let rest = max(0, listed.lowerBound - end)..<max(0, listed.upperBound - end)
            return ReportPage(
                summary: summary, troubled: Array(troubled[listed.clamped(to: 0..<end)]),
                silences: part == 0 ? silences : [],
                desks: Self.part(rest, of: desks).map { category, own in
                    ReportPage.Desk(name: words.link(to: category), category: category.id, feeds: own)
                }, ways: ways)
        }
        func draft(_ listed: Range<Int>, part: Int = 0, ways: PartLinks? = nil) -> PageDraft {
            self.draft(
                .report, page(listed, part: part, ways: ways), part: part,
                whole: ways == nil
                    ? nil : PageDraft.Whole(page(0..<troubled.count + feeds.count, part: 0, ways: nil)))
        }
        var renderer = renderer
        let parts = PageSplitter.pages(
            of: (troubled + desks.flatMap(\.1)).map(most), besides: try renderer.size(of: draft(0..<0)),
            areCards: false)
        let all = PartLinks.parts(of: PageKind.report.path, count: parts.count, words: words)
        return parts.enumerated().map { draft($1, part: $0, ways: PartLinks(all, at: $0)) }
    }

    /// Returns the items within a range that spans all categories' lists joined together. Categories with no items in
    /// the range are left out.
    private static func part<Item>(
        _ range: Range<Int>, of desks: [(Newsroom.Category, [Item])]
    ) -> [(Newsroom.Category, [Item])] {
        var start = 0
        return desks.compactMap { category, items in
            let own = range.clamped(to: start..<start + items.count)
            defer { start += items.count }
            return own.isEmpty ? nil : (category, Array(items[own.lowerBound - start..<own.upperBound - start]))
        }
    }

    /// Returns an upper bound for the HTML size of one row on these pages.
    private static func most(of texts: [String]) -> PieceSize {
        PieceSize(bytes: texts.reduce(800) { $0 + 6 * $1.utf8.count }, elements: 17)
    }

    private func most(of feed: FeedView) -> PieceSize {
        let problem = [feed.failure.map(words.text(of:)), feed.problem.map(words.text(of:)), feed.movedTo]
        return Self.most(of: [feed.health.source.name, feed.health.source.feed] + problem.compactMap(\.self))
    }
}
