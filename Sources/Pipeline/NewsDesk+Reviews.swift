internal import Contextualising
internal import FoundationEssentials
internal import Newsroom
internal import Sectioning
internal import SiteBuilding

/// The archive's weeks and months, and the same date in earlier years.
extension NewsDesk {
    /// Returns the briefing with these, and with extracts in the days that this run completes.
    ///
    /// - Parameters:
    ///   - summaries: the edition's summaries, in the sources' own sentences.
    ///   - known: the days completed before this run.
    func reviewed(
        _ briefing: Briefing, quoting summaries: Summaries, knowing known: [Day], at now: Date
    ) -> Briefing {
        var main = briefing.editions.main
        let rhythm = configuration.building.rhythm
        if rhythm != .daily {
            let complete = Set(known.lazy.filter(\.isOver).map(\.id))
            let extracts = HeadlineExtracts(summaries, of: main)
            main.days = main.days.map { $0.isOver && !complete.contains($0.id) ? extracts.added(to: $0) : $0 }
        }
        // Days without a page, because of `archive.maxDays`, still belong to their months.
        let shown = Set(main.days.lazy.map(\.id))
        let days = known.filter { !shown.contains($0.id) } + main.days
        let reviewer = Reviewer(rhythm: rhythm, timeZone: configuration.site.timeZone)
        main.reviews = reviewer.reviews(of: days, endingFrom: main.days.first?.id, at: now)
        main.anniversaries = reviewer.anniversaries(among: days, at: now)
        var briefing = briefing
        briefing.editions.main = main
        return briefing
    }
}
