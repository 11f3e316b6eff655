internal import FoundationEssentials
internal import Newsroom

/// The articles that search finds, in the files that they lie in: those that were first seen on the same day lie together, in the
/// order in which they came. So a night adds files and leaves those of days before alone, as a site that is kept in git or
/// carried over a line wants it.
struct SearchShelf {
    /// The articles of a day; of a day that brought very many, one part.
    struct Stretch: Sendable {
        /// "2026-03-14", further parts "2026-03-14-2".
        let name: String
        /// The first that came first.
        let briefs: [Brief]
    }

    /// The newest first.
    let stretches: [Stretch]

    /// No file that a reader loads grows above some hundred kilobytes.
    static let most = 1_000

    init(stretches: [Stretch]) {
        self.stretches = stretches
    }

    init(_ briefs: [Brief], clock: WallClock) {
        let days = Dictionary(grouping: briefs) { WallClock.stamp(clock.local($0.article.firstSeen)) }
        stretches = days.sorted { $0.key > $1.key }.flatMap { day, briefs in
            let inOrder = briefs.sorted { a, b in
                // What one run has brought came at one moment; by when it happened, what follows leaves it where it lies.
                (a.article.firstSeen, a.article.moment, a.id) < (b.article.firstSeen, b.article.moment, b.id)
            }
            return stride(from: 0, to: inOrder.count, by: Self.most).map { start in
                Stretch(
                    name: start == 0 ? day : "\(day)-\(start / Self.most + 1)",
                    briefs: Array(inOrder[start..<min(start + Self.most, inOrder.count)]))
            }.reversed()
        }
    }

    /// All articles in the order in which the page puts the days together (`days.js`): the newest first, by the minute.
    var inOrder: [Brief] {
        stretches.enumerated().flatMap { of, stretch in
            stretch.briefs.enumerated().map { number, brief in
                let minute = (brief.article.moment.timeIntervalSince1970 / 60).rounded(.down)
                return (key: (-minute, of, -number), brief: brief)
            }
        }.sorted { $0.key < $1.key }.map(\.brief)
    }
}
