internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Selecting

/// From feeds to the articles that the run can show.
extension Pipeline {
    func feedsRead(knowing known: Recollection, at now: Date) async -> FetchRound {
        await step(.reading) {
            await FetchRound(
                of: configuration.sourcesToAsk, by: stages.fetcher, parsedBy: stages.parser, knowing: known.records,
                at: now, telling: observe)
        }
    }

    func articles(from round: FetchRound, knowing known: Recollection, at now: Date) -> Intake {
        step(.deduplicating) {
            stages.deduplicator.articles(from: round.readings, known: known.articles, at: now)
        }
    }

    /// The articles that the run can show, of the sources that are switched on; those of others stay in the archive.
    ///
    /// - Throws: `NothingKnown` where there is nothing to show because no feed could be reached.
    func window(of intake: Intake, after round: FetchRound, knowing known: Recollection, at now: Date) throws
        -> ArticleWindow
    {
        guard !intake.all.isEmpty || round.hasReachedAny else {
            throw NothingKnown(dataFolder: configuration.dataFolder, asked: round.entries.count)
        }
        return ArticleWindow(
            of: shown(intake), memberships: known.stories, retentionDays: configuration.retentionDays, at: now)
    }

    /// All that is known of the sources that are switched on.
    func shown(_ intake: Intake) -> [Article] {
        let sources = shownSources
        return intake.all.filter { sources.contains($0.source) }
    }
}

/// Why a run has nothing to publish: no feed could be reached, and nothing is known from before. An empty site in the
/// place of a good one would be the worst answer to a mistyped folder or a dead line.
struct NothingKnown: Error, CustomStringConvertible {
    let dataFolder: String
    /// How many feeds were asked for.
    let asked: Int

    var description: String {
        asked == 0
            ? "nothing is known in \(dataFolder); build once without --offline, or name the right --data-dir"
            : "none of \(asked) feeds could be read, and nothing is known in \(dataFolder)"
    }
}
