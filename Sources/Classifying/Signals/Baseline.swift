internal import Foundation
internal import Newsroom

/// The days covered by the archive before today, and the usual counts derived from them.
///
/// A day is the 24 hours up to the hour of the edition; otherwise an edition at four in the morning would compare four
/// hours with whole days. Feeds go back further than the archive but unevenly, busy ones by hours and quiet ones by
/// years, so only days after the first fetch count. Days with few articles, when the machine was off, are left out, and
/// so are sources added since.
struct Baseline {
    /// The fewest covered days, of the seven before today, for a comparison. With today, that makes four days of data.
    static let fewest = 3
    /// The number of days to go back.
    static let days = 28
    private static let day = 86_400.0

    /// The weekday of most of today's 24 hours; 0 is Sunday.
    let weekday: Int
    /// The covered days of the last seven, as days before today; empty if there are too few.
    let week: [Int]
    /// The covered days with the same weekday as today.
    let sameWeekdays: [Int]
    /// The articles to count, with their age in days (0 is today). They come from sources that existed throughout
    /// `week`.
    let days: [(article: Article, day: Int)]

    init(_ articles: [Article], at now: Date, timeZone: String) {
        let calendar = DayCalendar(timeZone: timeZone).calendar
        weekday = calendar.component(.weekday, from: now.addingTimeInterval(-Self.day / 2)) - 1

        let dated = articles.compactMap { article -> (article: Article, day: Int)? in
            let age = now.timeIntervalSince(article.moment)
            guard age >= 0, age < Double(Self.days + 1) * Self.day else { return nil }
            return (article, Int(age / Self.day))
        }
        guard let first = articles.map({ $0.firstSeen }).min() else {
            (week, sameWeekdays, days) = ([], [], [])
            return
        }
        // Allow an hour's tolerance, because nightly runs start a little earlier or later.
        let watched = Int((now.timeIntervalSince(first) + 3600) / Self.day) - 1
        var totals = [Int](repeating: 0, count: Self.days + 1)
        for (_, day) in dated { totals[day] += 1 }
        let known = watched >= 1 ? Array(1...min(watched, Self.days)) : []
        let sorted = known.map { totals[$0] }.sorted()
        let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        let usable = known.filter { totals[$0] > 0 && totals[$0] * 4 >= median }
        let week = usable.filter { $0 <= 7 }
        self.week = week.count >= Self.fewest ? week : []
        sameWeekdays = week.count >= Self.fewest ? usable.filter { $0.isMultiple(of: 7) } : []

        var joined: [FeedSource.ID: Date] = [:]
        for article in articles {
            joined[article.source] = min(joined[article.source] ?? .distantFuture, article.firstSeen)
        }
        let oldest = now.addingTimeInterval(-Double(week.last ?? 0) * Self.day)
        days = dated.filter { joined[$0.article.source].map { $0 <= oldest } ?? false }
    }

    /// Whether enough days are covered for a comparison.
    var isKnown: Bool { !week.isEmpty }

    /// Returns the usual daily count: the higher of the averages of the last seven days and of the same weekday, so
    /// that a rise exceeds both. Nil if too few days are covered.
    ///
    /// - Parameter counts: past counts, by number of days before today.
    func usual(_ counts: [Int: Int]) -> UsualCount? {
        guard isKnown else { return nil }
        func average(_ days: [Int]) -> Double { Double(days.reduce(0) { $0 + (counts[$1] ?? 0) }) / Double(days.count) }
        let all = average(week)
        let own = sameWeekdays.isEmpty ? 0 : average(sameWeekdays)
        let days = (1...7).reversed().map { week.contains($0) ? counts[$0] ?? 0 : nil }
        return UsualCount(average: max(own, all), weekday: own > all ? weekday : nil, days: days)
    }

    /// Returns whether a count is at least twice the usual one and beyond chance: two standard deviations of a Poisson
    /// distribution, because small numbers double easily.
    static func isRise(_ count: Int, over usual: UsualCount) -> Bool {
        Double(count) >= 2 * usual.average
            && Double(count) - usual.average >= 2 * (usual.average + 1).squareRoot()
    }
}
