internal import Newsroom

extension SitePlan {
    /// The front page; where it would be too long, what it lists last is on further parts of it.
    func front() throws(TemplateError) -> [PageDraft] {
        let sections = SectionView.all(
            edition.front, without: edition.leading, depth: shelf.settings.front, words: words)
        let path = SiteFile.front.rawValue
        func draft(_ sections: [SectionView], part: Int = 0, ways: PartWays? = nil) -> PageDraft {
            PageDraft(
                path: PartWays.path(path, part: part), template: "pages/front.md",
                view: frontPage(sections, part: part, ways: ways),
                title: edition.site.title, description: edition.site.tagline, kind: .front, isPart: part > 0)
        }
        var renderer = renderer
        let parts = SectionView.parts(
            of: sections, besides: try renderer.size(of: draft([])), size: stock.size)
        let all = PartWays.parts(of: path, count: parts.count, words: words)
        return parts.enumerated().map { draft($1, part: $0, ways: PartWays(all, at: $0)) }
    }

    /// Above the further parts nothing stands that leads the front page.
    private func frontPage(_ sections: [SectionView], part: Int, ways: PartWays?) -> FrontPage {
        let isFirst = part == 0
        let briefs = edition.desks.filter { $0.subcategory == nil }.flatMap(\.sections).flatMap(\.briefs)
        return FrontPage(
            site: edition.site, tagline: tagline, day: shelf.clock.dayView(edition.moment),
            pulse: isFirst ? pulse(of: briefs) : nil, headlines: isFirst ? headlineSlots : [],
            patterns: isFirst ? PatternsView(edition.patterns, words: words) : PatternsView(Patterns(), words: words),
            sections: sections, ways: ways)
    }
}
