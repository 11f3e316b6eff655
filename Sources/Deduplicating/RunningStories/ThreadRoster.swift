internal import Computing
internal import Foundation
public import Newsroom

/// The running stories of an edition, and the records to keep of them.
public struct ThreadRoster: Sendable {
    /// The running story of each story, for this edition's stories and remembered ones.
    public let threadOf: [Story.ID: StoryThread.ID]
    /// Each story's links to others, most similar first.
    public let links: [Story.ID: [ThreadLink]]
    /// Running stories that were merged into others, by id.
    public let moved: [ThreadMove]
    /// The records to store: of each story with a page or a redirect, and of each whose running story has changed.
    public let storyRecords: [StoryRecord]
    /// The records to store: of each running story of this edition, and of those merged into others.
    public let threadRecords: [ThreadRecord]

    /// - Parameters:
    ///   - records, threads: the stored records.
    init(
        nodes: [ThreadNode], links: ThreadLinks, roster: StoryRoster, records: [StoryRecord], threads: [ThreadRecord],
        at now: Date
    ) {
        let known = Dictionary(threads.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var threadOf: [Story.ID: StoryThread.ID] = [:]
        var changed: [StoryThread.ID: ThreadRecord] = [:]
        for bundle in ThreadWeaver.bundles(of: nodes, by: links) {
            let ids = Set(bundle.compactMap { nodes[$0].thread })
            let eldest = ids.min {
                (known[$0]?.firstShown ?? .distantFuture, $0) < (known[$1]?.firstShown ?? .distantFuture, $1)
            }
            guard let id = eldest ?? Self.id(foundedIn: bundle.map { nodes[$0] }) else { continue }
            for node in bundle { threadOf[nodes[node].id] = id }
            changed[id] = ThreadRecord(id: id, firstShown: min(known[id]?.firstShown ?? now, now))
            for gone in ids where gone != id {
                changed[gone] = ThreadRecord(
                    id: gone, firstShown: known[gone]?.firstShown ?? now, movedTo: id)
            }
        }
        let all = known.merging(changed) { $1 }
        let successors = Successors(all.values.map { ($0.id, $0.movedTo) })
        moved = all.keys.sorted().compactMap { id in
            guard let end = successors.end(of: id), end != id, all[end] != nil else { return nil }
            return ThreadMove(from: id, to: end)
        }
        self.threadOf = threadOf
        self.links = Dictionary(
            zip(nodes, links.links).filter { !$1.isEmpty }.map { ($0.id, $1.map(\.link)) },
            uniquingKeysWith: { first, _ in first })
        threadRecords = changed.values.filter { known[$0.id] != $0 }.sorted { $0.id < $1.id }
        storyRecords = Self.storyRecords(of: roster, nodes: nodes, threadOf: threadOf, records: records)
    }

    /// Makes the id from the earliest story with a page. Returns nil if no story has one, because readers have nothing
    /// to return to.
    private static func id(foundedIn stories: [ThreadNode]) -> StoryThread.ID? {
        stories.filter(\.hasPage).min { ($0.began, $0.id) < ($1.began, $1.id) }.map { fingerprint("thread", $0.id) }
    }

    private static func storyRecords(
        of roster: StoryRoster, nodes: [ThreadNode], threadOf: [Story.ID: StoryThread.ID], records: [StoryRecord]
    ) -> [StoryRecord] {
        let known = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let nodeOf = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let shown = roster.records.map { record in
            var record = record
            let before = known[record.id]
            record.thread = threadOf[record.id] ?? before?.thread
            record.publishers = record.publishers ?? before?.publishers
            let node = nodeOf[record.id].flatMap { $0.isCurrent ? $0 : nil }
            record.hallmarks = node?.hallmarks ?? before?.hallmarks ?? []
            record.theme = node == nil ? before?.theme : node?.theme
            return record
        }
        let named = Set(shown.map(\.id))
        let led = records.compactMap { record -> StoryRecord? in
            guard !named.contains(record.id), let thread = threadOf[record.id], thread != record.thread
            else { return nil }
            var record = record
            record.thread = thread
            return record
        }
        return (shown + led).sorted { $0.id < $1.id }
    }
}
