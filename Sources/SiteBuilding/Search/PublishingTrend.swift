internal import FoundationEssentials
internal import Newsroom

/// Article counts per desk and source for an edition's last 24 hours and for the same periods before. Readers' own
/// statistics are compared with them (`own/trends.js`).
struct PublishingTrend: Encodable {
    struct Row: Encodable, Equatable {
        /// The desk's id or the source's name.
        let name: String
        /// Counts per day, the newest last.
        let days: [Int]
    }

    /// The number of earlier days to compare with.
    static let earlierDays = 7

    /// An earlier day with fewer than one in this many of the newest day's articles was before the archive began.
    private static let fewest = 4

    /// The number of complete earlier days available; below one, there is nothing to compare with.
    let known: Int
    /// The desks, ordered by their newest article.
    let desks: [Row]
    let sources: [Row]

    /// - Parameter briefs: the articles, newest first.
    init(_ briefs: [Brief]) {
        let minutes = briefs.map { Int(($0.article.moment.timeIntervalSince1970 / 60).rounded(.down)) }
        let newest = minutes.first ?? 0
        let whole = min(Self.earlierDays, (newest - (minutes.last ?? newest)) / 1_440 - 1)
        var totals = [Int](repeating: 0, count: max(0, whole) + 1)
        for ago in minutes.lazy.map({ (newest - $0) / 1_440 }) where ago < totals.count { totals[ago] += 1 }
        // Feeds go back further than the archive, but unevenly: the older days that they still held are not typical.
        let known = whole > 0 ? totals.dropFirst().prefix { $0 * Self.fewest >= totals[0] }.count : whole
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
        desks = rows { $0.topic.category }
        sources = rows(\.source.name)
    }
}
