internal import Newsroom

/// The page that leads to everything except today's news.
extension SitePlan {
    /// `explore.html`: one page with links to everything besides today's stories.
    var explore: PageDraft {
        let days = edition.days.reversed().filter { $0.articles > 0 }.prefix(ExplorePage.days).map { link(to: $0) }
        let desks = edition.categories.filter { !shelf.hiddenCategories.contains($0.id) }.map { category in
            var link = words.link(to: category)
            link.icon = library.icon(of: category)
            let desk = edition.desks.first { $0.category.id == category.id && $0.subcategory == nil }
            let lead = desk?.sections.first?.briefs.first
            return ExplorePage.Entry(desk: link, lead: lead.map { CardView(brief: $0, shelf: shelf) })
        }
        let page = ExplorePage(
            desks: desks, map: StoryMapView(edition.map.prefix(ExplorePage.marks).map(\.place), assets: assets),
            patterns: PatternsView(edition.patterns, words: words),
            threads: edition.threads.filter { $0.stories.count > 1 }.prefix(ExplorePage.threads).map {
                ThreadLinkView($0, shelf: shelf)
            },
            subjects: edition.subjects.prefix(ExplorePage.subjects).map { SubjectLinkView($0, shelf: shelf) },
            editions: editionLinks, days: Array(days), hasPuzzles: shelf.settings.puzzles,
            media: shelf.media.first.map { CardView(brief: $0.brief, shelf: shelf) },
            hasCorrections: !edition.corrections.isEmpty,
            pages: PageKind.allCases.compactMap { kind in
                kind.linkKey.map { words.wording($0) }.map {
                    LinkView(name: $0.text, address: Address.root + kind.path, wording: $0)
                }
            })
        return draft(.explore, page)
    }
}
