internal import Foundation
internal import Newsroom

/// The days before this one that the archive watched, and the usual counts by them.
///
/// A day is the 24 hours that end at the hour of the edition: an edition of four in the morning would otherwise compare
/// four hours with whole days. Feeds reach further back than the archive, but unevenly, a busy one by hours and a quiet
/// one by years; so only days after the first reading count. Days on which little was read (the machine was off) are
/// left out, and so are sources that joined meanwhile.
struct Baseline {
    /// The number of watched days, of the seven before today, that a comparison needs: with today, four days of data.
    static let fewest = 3
    /// Days further back than this are ignored.
    static let reach = 28
    private static let day = 86_400.0

    /// The day of the week of most of today's 24 hours; 0 is Sunday.
    let weekday: Int
    /// The watched days among the last seven, as days back from today; empty when they are too few.
    let week: [Int]
    /// The watched days with the same day of the week as today.
    let sameWeekdays: [Int]
    /// The articles to count, of sources that were there during the whole `week`, each with its age in days; 0 is
    /// today.
    let days: [(article: Article, day: Int)]

    init(_ articles: [Article], at now: Date, timeZone: String) {
        let calendar = DayCalendar(timeZone: timeZone).calendar
        weekday = calendar.component(.weekday, from: now.addingTimeInterval(-Self.day / 2)) - 1

        let dated = articles.compactMap { article -> (article: Article, day: Int)? in
            let age = now.timeIntervalSince(article.moment)
            guard age >= 0, age < Double(Self.reach + 1) * Self.day else { return nil }
            return (article, Int(age / Self.day))
        }
        guard let first = articles.map(\.firstSeen).min() else {
            (week, sameWeekdays, days) = ([], [], [])
            return
        }
        // Nightly runs begin a little earlier or later.
        let watched = Int((now.timeIntervalSince(first) + 3600) / Self.day) - 1
        var totals = [Int](repeating: 0, count: Self.reach + 1)
        for (_, day) in dated { totals[day] += 1 }
        let known = watched >= 1 ? Array(1...min(watched, Self.reach)) : []
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

    /// Whether enough days were watched for a comparison.
    var isKnown: Bool { !week.isEmpty }

    /// The usual count a day: the larger of the averages of the last seven days and of the same day of the week, so
    /// that a rise is a rise over both. Nil while too few days were watched.
    ///
    /// - Parameter counts: the counts of past days, by days back.
    func usual(_ counts: [Int: Int]) -> UsualCount? {
        guard isKnown else { return nil }
        func average(_ days: [Int]) -> Double { Double(days.reduce(0) { $0 + (counts[$1] ?? 0) }) / Double(days.count) }
        let all = average(week)
        guard !sameWeekdays.isEmpty else { return UsualCount(average: all) }
        let own = average(sameWeekdays)
        return own > all ? UsualCount(average: own, weekday: weekday) : UsualCount(average: all)
    }

    /// Whether a count is at least twice the usual one and more than chance explains (two deviations of a Poisson
    /// count, because small numbers double easily).
    static func isRise(_ count: Int, over usual: UsualCount) -> Bool {
        Double(count) >= 2 * usual.average
            && Double(count) - usual.average >= 2 * (usual.average + 1).squareRoot()
    }
}
