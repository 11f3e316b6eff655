internal import FoundationEssentials
internal import Newsroom

/// The searchable articles, divided into files by the day on which they were first seen, in order of arrival. A nightly
/// run therefore adds files and leaves older days untouched. This suits sites that are kept in git or uploaded over
/// slow connections.
struct SearchPartitions {
    /// A day's articles, or a part of them if there are very many.
    struct Partition: Sendable {
        /// The name: "2026-03-14", or "2026-03-14-2" for a further part.
        let name: String
        /// The articles, the earliest arrivals first, and those of one run by time of publication, newest first.
        let briefs: [Brief]
    }

    /// The batches, newest first.
    let partitions: [Partition]

    /// The maximum number of articles per file, so that no file exceeds a few hundred kilobytes.
    static let most = 1_000

    init(partitions: [Partition]) {
        self.partitions = partitions
    }

    init(_ briefs: [Brief], clock: WallClock) {
        let days = Dictionary(grouping: briefs) { WallClock.stamp(clock.local($0.article.firstSeen)) }
        partitions = days.sorted { $0.key > $1.key }.flatMap { day, briefs in
            let inOrder = briefs.sorted { a, b in
                // All articles of a run arrive at the same moment. The oldest of them expire first, and at the end of
                // their file they move no others: a first run finds articles of several weeks.
                (a.article.firstSeen, b.article.moment, a.id) < (b.article.firstSeen, a.article.moment, b.id)
            }
            return stride(from: 0, to: inOrder.count, by: Self.most).map { start in
                Partition(
                    name: start == 0 ? day : "\(day)-\(start / Self.most + 1)",
                    briefs: Array(inOrder[start..<min(start + Self.most, inOrder.count)]))
            }.reversed()
        }
    }

    /// All articles in the order in which the page merges the days (`days.js`): newest first, to the minute.
    var inOrder: [Brief] {
        partitions.enumerated().flatMap { of, partition in
            partition.briefs.enumerated().map { number, brief in
                let minute = (brief.article.moment.timeIntervalSince1970 / 60).rounded(.down)
                return (key: (-minute, of, -number), brief: brief)
            }
        }.sorted { $0.key < $1.key }.map(\.brief)
    }
}
