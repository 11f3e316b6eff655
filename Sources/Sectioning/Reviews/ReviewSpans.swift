internal import Foundation
internal import Newsroom

/// Finds the week or month of a day.
struct ReviewSpans {
    /// The days of a week or month.
    struct Span: Hashable {
        let period: Review.Period
        let id: String
        let begins: Day.ID
        let ends: Day.ID
        let length: Int
    }

    private let days = DayCalendar(timeZone: "UTC")
    /// The calendar of ISO 8601: a week begins on Monday, and belongs to the year that has its Thursday.
    private let calendar: Calendar

    init() {
        var calendar = days.calendar
        calendar.firstWeekday = 2
        calendar.minimumDaysInFirstWeek = 4
        self.calendar = calendar
    }

    /// Returns the period that contains a day; nil if the id is not a valid date.
    func span(of period: Review.Period, around day: Day.ID) -> Span? {
        guard let start = days.moments(of: day)?.lowerBound,
            let interval = calendar.dateInterval(of: period == .week ? .weekOfYear : .month, for: start)
        else { return nil }
        let week = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: start)
        let number = week.weekOfYear ?? 0
        return Span(
            period: period,
            id: period == .month
                ? String(day.prefix(7)) : "\(week.yearForWeekOfYear ?? 0)-W\(number < 10 ? "0" : "")\(number)",
            begins: days.id(of: interval.start), ends: days.id(of: interval.end - 1),
            length: Int((interval.duration / 86_400).rounded()))
    }
}

extension ReviewSpans.Span {
    /// The number of stories in a week or month.
    private static let stories = 10

    /// Returns the review of the period; nil if none of its days has a headline.
    ///
    /// Stories are ordered by their publishers, added up over the days that had them among their headlines. Of a
    /// running story with several headlines on a day, the one of most publishers counts.
    ///
    /// - Parameter days: the days of the archive within the period, oldest first.
    func review(of days: [Day]) -> Review? {
        let headlines = days.flatMap { day in
            day.headlines.map { ReviewedStory.Headline(day: day.id, clipping: $0) }
        }
        // A story may have joined its running story after its first headline.
        let joined = headlines.compactMap { headline in
            headline.clipping.extract?.thread.map { (headline.clipping.story, $0) }
        }
        let threads = Dictionary(joined, uniquingKeysWith: { _, last in last })
        let tallies = Dictionary(grouping: headlines.enumerated()) { _, headline in
            threads[headline.clipping.story] ?? headline.clipping.story
        }.values.compactMap { ReviewTally($0.map(\.element), place: $0.first?.offset ?? 0) }.sorted { $0.precedes($1) }
        guard !tallies.isEmpty else { return nil }
        return Review(
            period: period, id: id, begins: begins, ends: ends, length: length, days: days.count,
            articles: days.reduce(0) { $0 + $1.articles }, stories: tallies.prefix(Self.stories).map(\.story))
    }
}
