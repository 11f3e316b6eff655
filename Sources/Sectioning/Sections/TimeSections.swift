internal import Foundation
internal import Newsroom

/// The start times of an edition's time sections, in the site's time zone.
struct TimeSections {
    let now: Date
    /// Six hours of elapsed time ago, even when clocks change.
    let sixHoursAgo: Date
    /// The start of today. It is not always 0:00: where clocks change at midnight, the day starts at 1:00.
    let today: Date
    /// The start of the seventh day before today.
    let week: Date

    /// - Parameter timeZone: an IANA time zone name; unknown zones count as UTC (the configuration refuses them).
    init(at now: Date, timeZone: String) {
        let calendar = DayCalendar(timeZone: timeZone).calendar
        self.now = now
        sixHoursAgo = now.addingTimeInterval(-6 * 3600)
        today = calendar.startOfDay(for: now)
        let weekAgo = calendar.date(byAdding: .day, value: -7, to: today) ?? today.addingTimeInterval(-7 * 86_400)
        week = calendar.startOfDay(for: weekAgo)
    }

    /// Returns the section for a time. In the first six hours of a day, the end of yesterday is among the top stories.
    func kind(of moment: Date) -> SectionKind {
        if moment >= sixHoursAgo { return .topStories }
        if moment >= today { return .earlierToday }
        if moment >= week { return .thisWeek }
        return .furtherBack
    }
}
