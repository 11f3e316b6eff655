internal import Deduplicating
internal import FoundationEssentials
internal import Newsroom

/// Everything that a run reads from the archive at its beginning, except the articles.
struct ArchivedState: Sendable {
    var records: [FeedSource.ID: FeedRecord]
    /// The story each article belonged to.
    let stories: [Article.ID: Story.ID]
    /// Returns the records of stories that have or had a page, by id.
    let storyRecords: [StoryRecord]
    /// Returns the records of running stories that have or had a page, by id.
    let threadRecords: [ThreadRecord]
    /// Every address the site has published, by path.
    let permalinks: [Permalink]
    /// The previous edition; nil if this is the first.
    let lastEdition: EditionRecord?
    /// The articles' own pages; empty if no source has `extract`.
    let pages: [Article.ID: ArticlePage]
    /// The days completed before this run.
    let days: [Day]
    /// The days for which the archive holds damaged data.
    let damagedDays: [Day.ID]

    /// The time feeds were last requested; nil before the first run.
    var lastRun: Date? { records.values.compactMap(\.lastAttempt).max() }

    /// Returns every address the site has published or is about to publish.
    func permalinks(with new: [Permalink]) -> [Permalink] {
        let paths = Set(new.lazy.map(\.path))
        return permalinks.filter { !paths.contains($0.path) } + new
    }

    /// Returns the records of all stories that have or had a page, updated with new ones.
    func storyRecords(with new: [StoryRecord]) -> [StoryRecord] {
        let ids = Set(new.lazy.map(\.id))
        return storyRecords.filter { !ids.contains($0.id) } + new
    }

    /// Returns a copy in which discontinued feeds are replaced by their successors.
    func continued(by successions: [Succession]) -> ArchivedState {
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
