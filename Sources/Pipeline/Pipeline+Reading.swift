internal import Fetching
internal import Foundation
internal import Newsroom

extension PipelineStep {
    public static let reading = PipelineStep("fetching and parsing")
}

extension Pipeline {
    func feedsRead(
        besides broken: BrokenRuns, knowing records: [FeedSource.ID: FeedRecord], journal: RunJournal?, at now: Date
    ) async throws -> FetchRound {
        let sources = configuration.sourcesToFetch
        let robots = try loadedRobots(
            of: edges.fetcher.origins(ofPagesAmong: sources, knowing: records), at: now)
        return await step(.reading) {
            var round = await FetchRound(
                of: sources, by: edges.fetcher, parsedBy: edges.parser, knowing: records, and: robots,
                limits: configuration.limits, journal: journal, at: now, observe: observe)
            round.leftOver = feedsLeftOver(by: broken, journal: journal)
            return round
        }
    }
}
