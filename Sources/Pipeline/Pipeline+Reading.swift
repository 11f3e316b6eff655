internal import Fetching
internal import Foundation
internal import Newsroom

extension Pipeline {
    func feedsRead(
        besides broken: BrokenRuns, knowing records: [FeedSource.ID: FeedRecord], journal: RunJournal?, at now: Date
    ) async -> FetchRound {
        await step(.reading) {
            var round = await FetchRound(
                of: configuration.sourcesToAsk, by: edges.fetcher, parsedBy: edges.parser, knowing: records,
                limits: configuration.limits, journal: journal, at: now, telling: observe)
            round.leftOver = feedsLeftOver(by: broken, journal: journal)
            return round
        }
    }
}
