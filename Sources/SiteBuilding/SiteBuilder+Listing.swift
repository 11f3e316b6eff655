public import Newsroom

extension SiteBuilder {
    /// Returns the edition as its pages list it. Stories leading the front page are removed from the sections below,
    /// and each section is cut where the page only counts the rest.
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
    /// The stories leading the front page. None of their reports is repeated further down.
    var leading: Set<Story.ID> { Set(headlines.prefix(1 + FrontPage.headlines).map(\.story.id)) }
}

extension Section {
    /// Returns the section without stories already shown above it.
    func without(_ shown: Set<Story.ID>) -> Section {
        let rest = briefs.filter { !shown.contains($0.story.id) }
        return Section(kind: kind, briefs: rest, total: total - (briefs.count - rest.count))
    }

    fileprivate func cut(to depth: SiteSettings.Depth) -> Section {
        Section(kind: kind, briefs: Array(briefs.prefix(depth.cards + depth.lines)), total: total)
    }
}
