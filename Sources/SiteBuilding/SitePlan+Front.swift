internal import Newsroom

extension SitePlan {
    /// Returns the front page, split into parts if it would be too long.
    func front() throws(TemplateError) -> [PageDraft] {
        let sections = SectionView.all(
            edition.front, without: edition.leading, depth: shelf.settings.front, words: words)
        let path = PageKind.front.path
        func draft(_ listed: [SectionView], part: Int = 0, ways: PartLinks? = nil) -> PageDraft {
            PageDraft(
                path: PartLinks.path(path, part: part), template: "pages/front.md",
                view: frontPage(listed, part: part, ways: ways),
                title: edition.site.title, description: edition.site.tagline, kind: .front,
                whole: ways == nil ? nil : PageDraft.Whole(frontPage(sections, part: 0, ways: nil)),
                partOf: part > 0 ? path : nil)
        }
        var renderer = renderer
        let parts = SectionView.parts(
            of: sections, besides: try renderer.size(of: draft([])), first: FrontPage.pieces, size: prerendered.size)
        let all = PartLinks.parts(of: path, count: parts.count, words: words)
        return parts.enumerated().map { draft($1, part: $0, ways: PartLinks(all, at: $0)) }
    }

    /// Returns one part of the front page. Only the first part has the headlines and everything else above the
    /// sections.
    private func frontPage(_ sections: [SectionView], part: Int, ways: PartLinks?) -> FrontPage {
        let isFirst = part == 0
        let briefs = edition.desks.filter { $0.subcategory == nil }.flatMap(\.sections).flatMap(\.briefs)
        return FrontPage(
            site: edition.site, tagline: heading, day: shelf.clock.dayView(edition.moment),
            length: isFirst ? length : nil, quiet: isFirst ? quiet : nil, sources: isFirst ? sources : nil,
            pulse: isFirst ? pulse(of: briefs) : nil, headlines: isFirst ? headlineSlots : [],
            home: shelf.home, next: isFirst ? next : nil, editions: isFirst ? editionLinks : [],
            hasPuzzles: shelf.settings.puzzles,
            patterns: PatternsView(isFirst ? edition.patterns : Patterns(), words: words),
            sections: sections, ways: ways)
    }

    /// The tagline, or the title if there is none: every page has a heading.
    private var heading: LocalisedName {
        edition.site.tagline.isEmpty ? words.titleView(of: edition.site.title, folder: edition.folder) : tagline
    }

    /// The number of days without news; nil if there is something new.
    var quiet: LocalisedText? {
        guard let days = edition.quietDays, days >= Edition.quietFrom else { return nil }
        return words.wording("front.quiet", counting: days)
    }

    /// The reading time of the leading stories in brief ("10 stories, 6 minutes"); nil if nothing leads.
    private var length: LocalisedText? {
        guard !edition.headlines.isEmpty else { return nil }
        let numbered = edition.headlines.prefix(FrontPage.headlines + 1)
        let texts = numbered.flatMap { brief in
            let sentences = summaries.stories[brief.story.id]?.sentences.map(\.text) ?? []
            return [brief.article.title] + (sentences.isEmpty ? [Excerpt.text(of: brief.article) ?? ""] : sentences)
        }
        let words = texts.reduce(0) { $0 + $1.split { $0.isWhitespace }.count }
        return self.words.wording(
            "front.length", counting: numbered.count, ["minutes": DigestPage.minutes(of: words)])
    }

    /// The time of the next edition according to the settings.
    private var next: TimeView? {
        shelf.clock.next(ofTimes: shelf.settings.editionTimes, after: edition.moment).map {
            TimeView(stamp: WallClock.timestamp($0), text: shelf.clock.time($0), isFirstSeen: false)
        }
    }

    var editionLinks: [LinkView] { words.links(to: edition.others, home: shelf.home) }

    /// The number of sources behind the edition.
    private var sources: LocalisedText? {
        let count = edition.health.count { $0.source.isEnabled }
        return count > 0 ? words.wording("strip.sources", counting: count) : nil
    }
}
