internal import FoundationEssentials
internal import Newsroom

/// How many articles each desk and each source brought in the last 24 hours of an edition and in the same stretches before: what the
/// reader's figures stand beside (`own/trends.js`).
struct PublishingTrend: Encodable {
    struct Row: Encodable, Equatable {
        /// The desk's id, or what the source is called.
        let name: String
        /// The newest day last.
        let days: [Int]
    }

    /// So many days before the last are compared.
    static let before = 7

    /// How many whole days before the last are known; less than one when there is nothing to compare.
    let known: Int
    /// In the order of their newest articles.
    let desks: [Row]
    let sources: [Row]

    /// - Parameter briefs: the newest first.
    init(_ briefs: [Brief]) {
        let minutes = briefs.map { Int(($0.article.moment.timeIntervalSince1970 / 60).rounded(.down)) }
        let newest = minutes.first ?? 0
        let known = min(Self.before, (newest - (minutes.last ?? newest)) / 1_440 - 1)
        self.known = known
        func rows(_ name: (Brief) -> String) -> [Row] {
            guard known > 0 else { return [] }
            var names = Numbering<String>()
            var counts: [[Int]] = []
            for (brief, minute) in zip(briefs, minutes) {
                let ago = (newest - minute) / 1_440
                guard ago <= known else { break }
                let number = names.number(of: name(brief))
                if number == counts.count { counts.append([Int](repeating: 0, count: known + 1)) }
                counts[number][known - ago] += 1
            }
            return zip(names.all, counts).map { Row(name: $0, days: $1) }
        }
        desks = rows(\.topic.category)
        sources = rows(\.source.name)
    }
}
