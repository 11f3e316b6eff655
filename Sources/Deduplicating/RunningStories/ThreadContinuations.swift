public import Newsroom

/// Where the theme of running stories that are no longer shown goes on: one of their stories was merged into another
/// story.
public struct ThreadContinuations: Sendable {
    /// The running stories that go on in a shown one, sorted by id.
    public let moved: [ThreadMove]
    /// The running stories without any story left, with the one into which their last was merged.
    public let ended: [StoryThread.ID: Story.ID]

    /// - Parameters:
    ///   - records: all stories that have or had a page, in their current state.
    ///   - shown: the edition's running stories.
    ///   - merged: the running stories that were merged into others.
    public init(of records: [StoryRecord], shown: [StoryThread], besides merged: [ThreadMove]) {
        let settled = Set(shown.map(\.id)).union(merged.map(\.from))
        let threads = shown.byStory
        let successors = Successors(records.map { ($0.id, $0.movedTo) })
        let living = Set(records.filter { $0.movedTo == nil }.compactMap(\.thread))
        var counts: [StoryThread.ID: [StoryThread.ID: Int]] = [:]
        var ended: [StoryThread.ID: Story.ID] = [:]
        for record in records.sorted(by: { $0.id < $1.id }) where record.movedTo != nil {
            guard let thread = record.thread, !settled.contains(thread), let end = successors.end(of: record.id)
            else { continue }
            if let next = threads[end] {
                counts[thread, default: [:]][next.id, default: 0] += 1
            } else if !living.contains(thread) {
                ended[thread] = end
            }
        }
        moved = counts.keys.sorted().compactMap { thread in
            counts[thread]?.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ThreadMove(from: thread, to: $0.key) }
        }
        self.ended = ended.filter { counts[$0.key] == nil }
    }
}
