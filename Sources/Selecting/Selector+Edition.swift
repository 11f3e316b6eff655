public import Newsroom
public import TextReading

extension Selector {
    /// The edition's own choice of a run's briefs, under its own name.
    ///
    /// - Parameters:
    ///   - briefs: all of the run's.
    ///   - readings: of their articles; what is not among these is read here.
    ///   - faded: stories that nobody tells any more. Only the main edition keeps their pages.
    ///   - site: the main edition's.
    ///   - categories: the main edition's; an edition without categories of its own keeps these.
    public func selection(
        from briefs: [Brief], readings: [Article.ID: ArticleReading] = [:], without faded: [Story], site: Site,
        categories: [Category]
    ) -> EditionSelection {
        let gone = Set(faded.map(\.id))
        return EditionSelection(
            folder: plan.folder, site: own(site), categories: plan.categories.isEmpty ? categories : plan.categories,
            briefs: self.briefs(
                from: gone.isEmpty ? briefs : briefs.filter { !gone.contains($0.story.id) }, readings: readings),
            warmth: { warmth(of: $0, reading: readings[$0.id]) })
    }

    private func own(_ main: Site) -> Site {
        var site = main
        site.title = plan.title
        site.tagline = plan.tagline
        site.colour = plan.colour ?? main.colour
        site.address = main.address.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + plan.folder }
        return site
    }
}
