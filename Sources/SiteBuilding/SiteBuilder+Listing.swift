public import Newsroom

extension SiteBuilder {
    /// The edition as far as its pages list it: its sections without what already leads the front page, and cut where the
    /// page only counts the rest.
    public func listed(_ edition: Edition) -> Edition {
        var listed = edition
        listed.front = edition.front.map { $0.without(edition.leading).cut(to: settings.front) }
        listed.desks = edition.desks.map { desk in
            var desk = desk
            desk.sections = desk.sections.map { $0.cut(to: settings.desks) }
            return desk
        }
        return listed
    }
}

extension Edition {
    /// The stories that lead the front page: none of their reports is repeated below them.
    var leading: Set<Story.ID> { Set(headlines.prefix(1 + FrontPage.headlines).map(\.story.id)) }
}

extension Section {
    /// The section without stories that already stand above it.
    func without(_ shown: Set<Story.ID>) -> Section {
        let rest = briefs.filter { !shown.contains($0.story.id) }
        return Section(kind: kind, briefs: rest, total: total - (briefs.count - rest.count))
    }

    fileprivate func cut(to depth: SiteSettings.Depth) -> Section {
        Section(kind: kind, briefs: Array(briefs.prefix(depth.cards + depth.lines)), total: total)
    }
}
