internal import FoundationEssentials
public import Newsroom

/// The stories of an edition, and what has become of those that had a page before it.
public struct StoryRoster: Sendable {
    /// Those of this edition.
    public let stories: [Story]
    /// Those whose pages stay although nobody tells them any more, in the order of their ids.
    public let faded: [Story]
    /// Those of this edition that one publisher tells now, and that have a page since more did.
    public let lone: Set<Story.ID>
    /// Those whose pages lead on to others, in the order of their ids.
    public let moved: [StoryMove]
    /// What to remember of every story that has a page or leads on.
    public let records: [StoryRecord]

    /// - Parameters:
    ///   - stories: those of this edition.
    ///   - retold: stories of the archive that are none of this edition's, as they were told last.
    ///   - memberships: which story each article belonged to before this edition.
    init(
        of stories: [Story], retold: [Story], memberships: [Article.ID: Story.ID], records known: [StoryRecord],
        at now: Date
    ) {
        let recordOf = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        // A page stays although the second of its publishers is switched off.
        let alive = stories.filter { $0.publishers > 1 || recordOf[$0.id] != nil }
        let living = Set(stories.map(\.id))
        let paged = Set(alive.map(\.id))
        var successors = Self.successors(of: Set(recordOf.keys), in: stories, memberships: memberships)
        for id in living { successors[id] = nil }
        let faded = retold.filter { recordOf[$0.id] != nil && !living.contains($0.id) && successors[$0.id] == nil }
        let ends = paged.union(faded.map(\.id))

        var moves: [Story.ID: Story.ID] = [:]
        for record in known where !ends.contains(record.id) {
            var end = successors[record.id] ?? record.movedTo
            var steps = 0
            while let id = end, !ends.contains(id), steps < known.count {
                end = successors[id] ?? recordOf[id]?.movedTo
                steps += 1
            }
            if let end, ends.contains(end) { moves[record.id] = end }
        }
        self.stories = stories
        lone = Set(alive.lazy.filter { $0.publishers < 2 }.map(\.id))
        self.faded = faded.sorted { $0.id < $1.id }
        moved = moves.map { StoryMove(from: $0.key, to: $0.value) }.sorted { $0.from < $1.from }
        let shown = alive.map { story in
            StoryRecord(
                id: story.id, lead: story.lead, firstShown: min(recordOf[story.id]?.firstShown ?? now, now),
                lastShown: now)
        }
        let led = moves.compactMap { from, to -> StoryRecord? in
            guard var record = recordOf[from], record.movedTo != to else { return nil }
            record.movedTo = to
            return record
        }
        records = (shown + led).sorted { $0.id < $1.id }
    }

    /// For each story that is no more, the one that most of its articles belong to now.
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
