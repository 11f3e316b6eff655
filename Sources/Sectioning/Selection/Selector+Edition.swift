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
        from briefs: [Brief], readings: ReadingShelf = ReadingShelf(), without faded: [Story], site: Site,
        categories: [Category]
    ) -> EditionSelection {
        let gone = Set(faded.map(\.id))
        return EditionSelection(
            folder: plan.folder, site: plan.site(beside: site),
            categories: plan.categories.isEmpty ? categories : plan.categories,
            briefs: self.briefs(
                from: gone.isEmpty ? briefs : briefs.filter { !gone.contains($0.story.id) }, readings: readings),
            warmth: { warmth(of: $0, reading: readings[$0.id]) })
    }
}

extension EditionPlan {
    /// The edition as a site, which has from the main one what it does not say itself.
    public func site(beside main: Site) -> Site {
        var site = main
        site.title = title
        site.tagline = tagline
        site.colour = colour ?? main.colour
        site.address = main.address.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + folder }
        return site
    }
}
