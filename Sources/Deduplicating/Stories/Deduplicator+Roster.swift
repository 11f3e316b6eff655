public import FoundationEssentials
public import Newsroom
public import TextReading

extension Deduplicator {
    /// The stories that an edition's articles tell, and what has become of those that had a page before.
    ///
    /// - Parameters:
    ///   - articles: those of the edition.
    ///   - all: every article whose source is shown, in any order: a story that nobody tells any more is put together
    ///     again from them, so that its page stays.
    ///   - kinds: those that are missing are reports. What is neither report nor opinion is a story by itself, and only
    ///     reports and live pages count as voices.
    ///   - readings: the articles' texts, read; those that are missing are read now.
    ///   - memberships: which story each article belonged to before.
    ///   - records: what is remembered of stories that have or had a page.
    public func roster(
        of articles: [Article], amid all: [Article], kinds: [Article.ID: ArticleKind] = [:],
        readings: ReadingShelf = ReadingShelf(),
        sources: [FeedSource], memberships: [Article.ID: Story.ID], records: [StoryRecord], at now: Date
    ) -> StoryRoster {
        let told = told(
            from: articles, kinds: kinds, readings: readings, sources: sources, known: memberships, records: records)
        return StoryRoster(
            of: told.stories,
            retold: retold(
                besides: articles, from: all, kinds: kinds, sources: sources, memberships: memberships, records: records
            ),
            traits: told.traits, memberships: memberships, records: records, at: now)
    }

    /// The stories with a page that none of the edition's articles belongs to.
    private func retold(
        besides current: [Article], from all: [Article], kinds: [Article.ID: ArticleKind], sources: [FeedSource],
        memberships: [Article.ID: Story.ID], records: [StoryRecord]
    ) -> [Story] {
        let paged = Set(records.filter { $0.movedTo == nil }.map(\.id))
        let told = Set(current.map(\.id))
        var members: [Story.ID: [Article]] = [:]
        for article in all where !told.contains(article.id) {
            guard let story = memberships[article.id], paged.contains(story) else { continue }
            members[story, default: []].append(article)
        }
        return members.map { story($0, of: $1, kinds: kinds, sources: sources) }
    }
}
