internal import FoundationEssentials
public import Newsroom

/// The stories of an edition, and the fate of earlier stories with a page.
public struct StoryRoster: Sendable {
    /// The stories of this edition.
    public let stories: [Story]
    /// Stories that keep their page although nobody reports them any more, by id.
    public let past: [Story]
    /// Stories of this edition that only one publisher still reports, with a page from the time when more did.
    public let lone: Set<Story.ID>
    /// Stories whose pages redirect to another story, by id. That one has a page, or is remembered to have had one.
    public let moved: [StoryMove]
    /// The traits by which running stories are recognised.
    let traits: StoryTraits
    /// The record to keep for every story that has a page or redirects.
    public let records: [StoryRecord]

    /// - Parameters:
    ///   - stories: the stories of this edition.
    ///   - rebuilt: archived stories that are not in this edition, made from their remaining articles.
    ///   - memberships: the story of each article before this edition.
    init(
        of stories: [Story], rebuilt: [Story], traits: StoryTraits = StoryTraits(),
        memberships: [Article.ID: Story.ID], records known: [StoryRecord],
        at now: Date
    ) {
        let recordOf = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        // A page stays if its second publisher is disabled.
        let alive = stories.filter { $0.publishers > 1 || recordOf[$0.id] != nil }
        let living = Set(stories.map(\.id))
        let paged = Set(alive.map(\.id))
        var successors = Self.successors(of: Set(recordOf.keys), in: alive, memberships: memberships)
        for id in living { successors[id] = nil }
        let past = rebuilt.filter { recordOf[$0.id] != nil && !living.contains($0.id) && successors[$0.id] == nil }
        let ends = paged.union(past.map(\.id))

        var moves: [Story.ID: Story.ID] = [:]
        for record in known where !ends.contains(record.id) {
            var end = record.id
            var seen: Set<Story.ID> = []
            while !ends.contains(end), let next = successors[end] ?? recordOf[end]?.movedTo, seen.insert(end).inserted {
                end = next
            }
            // Not where records lead in a circle, or nowhere.
            guard end != record.id, !seen.contains(end), ends.contains(end) || recordOf[end] != nil else { continue }
            moves[record.id] = end
        }
        self.stories = stories
        self.traits = traits
        lone = Set(alive.lazy.filter { $0.publishers < 2 }.map(\.id))
        self.past = past.sorted { $0.id < $1.id }
        moved = moves.map { StoryMove(from: $0.key, to: $0.value) }.sorted { $0.from < $1.from }
        let shown = alive.map { story in
            StoryRecord(
                id: story.id, lead: story.lead, firstShown: min(recordOf[story.id]?.firstShown ?? now, now),
                lastShown: now, publishers: story.publishers)
        }
        let led = moves.compactMap { from, to -> StoryRecord? in
            guard var record = recordOf[from], record.movedTo != to else { return nil }
            record.movedTo = to
            return record
        }
        records = (shown + led).sorted { $0.id < $1.id }
    }

    /// Returns the successor of each vanished story: the one with a page that has most of its articles.
    private static func successors(
        of ids: Set<Story.ID>, in stories: [Story], memberships: [Article.ID: Story.ID]
    ) -> [Story.ID: Story.ID] {
        var counts: [Story.ID: [Story.ID: Int]] = [:]
        for story in stories {
            for article in story.articles {
                guard let before = memberships[article], before != story.id, ids.contains(before) else { continue }
                counts[before, default: [:]][story.id, default: 0] += 1
            }
        }
        return counts.compactMapValues { heirs in
            heirs.max { a, b in (a.value, b.key) < (b.value, a.key) }?.key
        }
    }
}
