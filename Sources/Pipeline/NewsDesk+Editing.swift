internal import Computing
internal import Contextualising
internal import Newsroom
internal import Puzzling

extension NewsDesk {
    /// Remembers a briefing, and makes of its texts what is made of their words: summaries and puzzles. All at once, for the archive and
    /// the puzzles keep one processor busy each.
    func edited(
        _ briefing: Briefing, keep: consuming Keep
    ) async throws -> (summaries: Summaries, puzzles: Puzzles?) {
        async let isRemembered: Void = remember(briefing)
        async let puzzles = puzzles(of: briefing.editions.main, readings: briefing.readings)
        var summaries = summaries(of: briefing.editions.main, readings: briefing.readings, keep: &keep)
        for edition in briefing.editions.others {
            summaries.otherDigests[edition.folder] = stages.summaryEditor.digest(
                of: edition, readings: briefing.readings)
        }
        remember(keep)
        try await isRemembered
        return (summaries, try await puzzles)
    }
}
