internal import Deduplicating
internal import FoundationEssentials
internal import Newsroom

/// Everything that a run reads from the archive at its beginning, except the articles.
struct Recollection: Sendable {
    var records: [FeedSource.ID: FeedRecord]
    /// The story that each article belonged to.
    let stories: [Article.ID: Story.ID]
    /// The records of stories that have or had a page, by id.
    let storyRecords: [StoryRecord]
    /// The records of running stories that have or had a page, by id.
    let threadRecords: [ThreadRecord]
    /// Every address that the site has given out, by path.
    let permalinks: [Permalink]
    /// The edition before this one; nil when this is the first.
    let lastEdition: EditionRecord?
    /// The articles' own pages; empty when no source wants them read.
    let pages: [Article.ID: ArticlePage]
    /// The days that were over before this run.
    let days: [Day]
    /// Those of which the archive holds something damaged.
    let damagedDays: [Day.ID]

    /// When feeds were last asked; nil before the first run.
    var lastRun: Date? { records.values.compactMap(\.lastAttempt).max() }

    /// Every address that the site has given out or is about to.
    func permalinks(with new: [Permalink]) -> [Permalink] {
        let paths = Set(new.lazy.map(\.path))
        return permalinks.filter { !paths.contains($0.path) } + new
    }

    /// The records of all stories that have or had a page, as they are with these.
    func storyRecords(with new: [StoryRecord]) -> [StoryRecord] {
        let ids = Set(new.lazy.map(\.id))
        return storyRecords.filter { !ids.contains($0.id) } + new
    }

    /// The same knowledge, with what was known of feeds that have gone known of those that continue them.
    func continued(by successions: [Succession]) -> Recollection {
        var result = self
        for succession in successions {
            guard var record = result.records.removeValue(forKey: succession.old), succession.evidence == .address
            else { continue }
            record.source = succession.new
            result.records[succession.new] = record
        }
        return result
    }
}
