internal import Newsroom

/// The page that leads to everything except today's news.
extension SitePlan {
    /// `explore.html`: one page with links to everything besides today's stories.
    ///
    /// - Parameter kinds: the pages that the site has.
    func explore(beside kinds: Set<PageKind>) -> PageDraft {
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
            editions: editionLinks, days: Array(days), hasPuzzles: kinds.contains(.puzzles),
            media: shelf.media.first.map { CardView(brief: $0.brief, shelf: shelf) },
            hasCorrections: kinds.contains(.corrections),
            pages: PageKind.linked(among: kinds).map { kind, key in
                let name = words.wording(key)
                return LinkView(name: name.text, address: Address.root + kind.path, wording: name)
            })
        return draft(.explore, page)
    }
}
