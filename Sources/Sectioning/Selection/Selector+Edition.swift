public import Newsroom
public import TextReading

extension Selector {
    /// Returns the edition's selection from a run's briefs, with its own settings.
    ///
    /// - Parameters:
    ///   - briefs: all briefs of the run.
    ///   - readings: existing readings of their articles; missing ones are created.
    ///   - past: stories that are no longer reported. Only the main edition keeps their pages.
    ///   - site: the main edition's site.
    ///   - categories: the main edition's categories, used if the edition has none of its own.
    public func selection(
        from briefs: [Brief], readings: PackedReadings = PackedReadings(), without past: [Story], site: Site,
        categories: [Category]
    ) -> EditionSelection {
        let gone = Set(past.map(\.id))
        return EditionSelection(
            folder: plan.folder, site: plan.site(beside: site),
            categories: plan.categories.isEmpty ? categories : plan.categories,
            briefs: self.briefs(
                from: gone.isEmpty ? briefs : briefs.filter { !gone.contains($0.story.id) }, readings: readings),
            toneScore: { toneScore(of: $0, reading: readings[$0.id]) })
    }
}

extension EditionPlan {
    /// Returns the edition as a site, with the main site's values where it has none of its own.
    public func site(beside main: Site) -> Site {
        var site = main
        site.title = title
        site.tagline = tagline
        site.colour = colour ?? main.colour
        site.address = main.address.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + folder }
        return site
    }
}
