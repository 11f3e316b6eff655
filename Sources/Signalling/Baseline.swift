internal import Foundation
internal import Newsroom

/// The days before this one, as far as the archive watched them, and what is usual by them.
///
/// A day is the 24 hours that end at the hour of the edition: an edition of four in the morning would otherwise compare
/// four hours with whole days. Feeds reach further back than the archive, but unevenly, a busy one by hours and a quiet
/// one by years; so only days count that began after the first reading. Days on which little was read (the machine
/// was off) are no days to compare with, and neither is a source that joined meanwhile.
struct Baseline {
    /// So many whole days of the seven before today must have been watched before anything is said: with today, four
    /// days of data.
    static let fewest = 3
    /// Days further back than this are not looked at.
    static let reach = 28
    private static let day = 86_400.0

    /// The day of the week that today mostly is, Sunday being 0.
    let weekday: Int
    /// The watched days of the last seven, as days back from today; empty while they are too few.
    let week: [Int]
    /// The watched days of today's weekday.
    let sameWeekdays: [Int]
    /// What counts: for every article of a source that has been there all along, how many days back it was, 0 for today.
    let days: [(article: Article, day: Int)]

    init(_ articles: [Article], at now: Date, timeZone: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
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

    /// Whether enough days were watched to say what is usual.
    var isKnown: Bool { !week.isEmpty }

    /// What is usual by the counts of past days; the larger of the last seven days' average and the weekday's own, so
    /// that what is more than usual is so by both.
    ///
    /// - Parameter counts: by days back.
    func usual(_ counts: [Int: Int]) -> UsualCount? {
        guard isKnown else { return nil }
        func average(_ days: [Int]) -> Double { Double(days.reduce(0) { $0 + (counts[$1] ?? 0) }) / Double(days.count) }
        let all = average(week)
        guard !sameWeekdays.isEmpty else { return UsualCount(average: all) }
        let own = average(sameWeekdays)
        return own > all ? UsualCount(average: own, weekday: weekday) : UsualCount(average: all)
    }

    /// Whether so many are at least twice what is usual, and more than chance brings about (two deviations of a Poisson
    /// count, which small numbers exceed easily).
    static func isRise(_ count: Int, over usual: UsualCount) -> Bool {
        Double(count) >= 2 * usual.average
            && Double(count) - usual.average >= 2 * (usual.average + 1).squareRoot()
    }
}
