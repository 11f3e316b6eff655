public import FoundationEssentials
public import Newsroom
public import TextReading

extension Deduplicator {
    /// Clusters an edition's articles into stories, and follows earlier stories that had a page.
    ///
    /// - Parameters:
    ///   - articles: the edition's articles.
    ///   - all: all articles of shown sources, in any order. Past stories are rebuilt from them, so that their pages
    ///     stay.
    ///   - kinds: missing ones are reports. Articles that are neither report nor opinion stay alone, and only reports
    ///     and live pages count as voices.
    ///   - readings: the articles' texts; missing ones are created.
    ///   - memberships: the previous story of each article.
    ///   - records: stored stories that have or had a page.
    public func roster(
        of articles: [Article], amid all: [Article], kinds: [Article.ID: ArticleKind] = [:],
        readings: PackedReadings = PackedReadings(),
        sources: [FeedSource], memberships: [Article.ID: Story.ID], records: [StoryRecord], at now: Date
    ) -> StoryRoster {
        let clustered = grouped(
            from: articles, kinds: kinds, readings: readings, sources: sources, known: memberships, records: records)
        return StoryRoster(
            of: clustered.stories,
            rebuilt: rebuiltStories(
                besides: articles, from: all, kinds: kinds, sources: sources, memberships: memberships, records: records
            ),
            traits: clustered.traits, memberships: memberships, records: records, at: now)
    }

    /// Rebuilds the stories with a page that have no article in the edition.
    private func rebuiltStories(
        besides current: [Article], from all: [Article], kinds: [Article.ID: ArticleKind], sources: [FeedSource],
        memberships: [Article.ID: Story.ID], records: [StoryRecord]
    ) -> [Story] {
        let paged = Set(records.filter { $0.movedTo == nil }.map(\.id))
        let currentIDs = Set(current.map(\.id))
        var members: [Story.ID: [Article]] = [:]
        for article in all where !currentIDs.contains(article.id) {
            guard let story = memberships[article.id], paged.contains(story) else { continue }
            members[story, default: []].append(article)
        }
        let leads = Set(records.map(\.lead))
        return members.map { story($0, of: $1, kinds: kinds, sources: sources, earlierLeads: leads) }
    }
}
