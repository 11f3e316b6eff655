internal import Archiving
internal import Deduplicating
internal import Foundation
internal import Newsroom

extension Pipeline {
    /// The stories of this edition, those that have faded, and those that have become part of others.
    func stories(from articles: [Article], of intake: Intake, knowing known: Memory, at now: Date) throws
        -> StoryKeeping
    {
        try step(.telling) {
            let stories = stages.deduplicator.stories(
                from: articles, sources: configuration.sources, known: known.stories, records: known.storyRecords)
            try stages.archive.remember(stories: stories)
            return StoryKeeping(
                of: stories, retold: retold(besides: articles, from: intake, knowing: known),
                memberships: known.stories, records: known.storyRecords, at: now)
        }
    }

    /// The stories with a page that none of this edition's articles belongs to, of the archive's articles.
    private func retold(besides current: [Article], from intake: Intake, knowing known: Memory) -> [Story] {
        let shown = shownSources
        let paged = Set(known.storyRecords.filter { $0.movedTo == nil }.map(\.id))
        let told = Set(current.map(\.id))
        var members: [Story.ID: [Article]] = [:]
        for article in intake.all where !told.contains(article.id) && shown.contains(article.source) {
            guard let story = known.stories[article.id], paged.contains(story) else { continue }
            members[story, default: []].append(article)
        }
        return members.map { stages.deduplicator.story($0, of: $1, sources: configuration.sources) }
    }

    /// The articles of stories that have faded, whose pages stay.
    func articles(of stories: [Story], from intake: Intake) -> [Article] {
        let wanted = Set(stories.flatMap(\.articles))
        return wanted.isEmpty ? [] : intake.all.filter { wanted.contains($0.id) }
    }

    /// Remembers what this edition had. Only what was published counts: what nobody could read is still news.
    func remember(_ keeping: StoryKeeping, of articles: [Article], at now: Date) throws {
        try step(.remembering) {
            try stages.archive.remember(
                edition: EditionRecord(moment: now, articles: Set(articles.map(\.id))), stories: keeping.records)
        }
    }
}
