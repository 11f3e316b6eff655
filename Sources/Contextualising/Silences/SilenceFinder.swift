internal import FoundationEssentials
public import Newsroom
public import TextReading

/// Finds publishers that have not reported a major story, although one would expect it of them.
///
/// A wrong claim harms a publisher, so each condition errs towards saying nothing: see "Who has not reported it" in
/// `docs/stories.md`.
public struct SilenceFinder: Sendable {
    /// The fewest publishers of a major story.
    private static let fewestPublishers = 5
    /// The number of publishers whose reports let all others know of a story.
    private static let publishersToNotice = 3
    /// The fewest publishers of a country or language that make a silence there notable.
    private static let fewestPeers = 2
    /// The ages of a story in seconds: old enough to be noticed, and recent enough for feeds to reach back.
    private static let judgedAges = 6 * 3600.0...36 * 3600.0

    public init() {}

    /// Returns the silences about the edition's stories. Stories that everybody reports, and those too small, too young
    /// or too old to judge, have none.
    ///
    /// - Parameter isWhole: whether pages show everything that a source publishes. The others' silence means nothing.
    public func silences(
        in edition: Edition, readings: PackedReadings, isWhole: (FeedSource) -> Bool
    ) -> [Story.ID: StorySilence] {
        let widelyReported = edition.stories.filter { $0.story.publishers >= Self.fewestPublishers }
        guard !widelyReported.isEmpty else { return [:] }
        var coverage = FeedCoverage(edition, readings: readings, isWhole: isWhole)
        var silences: [Story.ID: StorySilence] = [:]
        for file in widelyReported {
            silences[file.story.id] = silence(on: file, at: edition.moment, &coverage)
        }
        return silences
    }

    private func silence(on file: StoryFile, at now: Date, _ coverage: inout FeedCoverage) -> StorySilence? {
        let reports = file.briefs.filter(\.kind.isVoice)
        let began = reports.map(\.article.moment).min() ?? now
        guard Self.judgedAges.contains(now.timeIntervalSince(began)) else { return nil }
        let firsts = Dictionary(
            reports.map { ($0.source.ownerKey, $0.article.moment) }, uniquingKeysWith: Swift.min)
        guard firsts.count >= Self.fewestPublishers else { return nil }
        let heard = firsts.values.sorted()[Self.publishersToNotice - 1]
        var known = Set(file.briefs.flatMap { coverage.owners(carrying: $0) })
        // Continents have no country.
        let scenes = Dictionary(grouping: reports.compactMap(\.place?.country).filter { !$0.isEmpty }) { $0 }
        guard let scene = scenes.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else { return nil }
        let countries = Self.counts(of: reports) { $0.source.country }
        let languages = Self.counts(of: reports) { $0.languageCode }
        let profile = coverage.profile(of: reports)
        var silent: [FeedSource] = []
        for feed in coverage.feeds(reachingBackTo: began, withNewsSince: heard)
        where feed.category == file.lead.topic.category && !known.contains(feed.ownerKey) {
            guard let country = feed.country, countries[country, default: 0] >= Self.fewestPeers,
                let language = feed.language, languages[primaryLanguage(of: language), default: 0] >= Self.fewestPeers
            else { continue }
            known.insert(feed.ownerKey)
            if coverage.covers(scene.key, in: feed, before: began),
                !coverage.mayReport(feed.ownerKey, of: file, since: began, like: profile)
            {
                silent.append(feed)
            }
        }
        // A story that more publishers omit than report is not news to everyone.
        return silent.isEmpty || silent.count > firsts.count
            ? nil : StorySilence(moment: now, reporting: firsts.count, silent: silent)
    }

    /// Counts the publishers of each group.
    private static func counts(of reports: [Brief], by group: (Brief) -> String?) -> [String: Int] {
        Dictionary(grouping: reports) { group($0) ?? "" }.mapValues { Set($0.map(\.source.ownerKey)).count }
    }
}
