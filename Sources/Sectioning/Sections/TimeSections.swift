internal import Foundation
internal import Newsroom

/// When the time sections of an edition begin, in the site's time zone.
struct TimeSections {
    let now: Date
    /// Six hours of elapsed time ago, also on the night when clocks change.
    let sixHoursAgo: Date
    /// When today began here. Not always at 0:00: where clocks change at midnight the day begins at 1:00.
    let today: Date
    /// When the seventh day before today began here.
    let week: Date

    /// - Parameter timeZone: an IANA name; UTC where the system knows no such zone, which configuration refuses.
    init(at now: Date, timeZone: String) {
        let calendar = DayCalendar(timeZone: timeZone).calendar
        self.now = now
        sixHoursAgo = now.addingTimeInterval(-6 * 3600)
        today = calendar.startOfDay(for: now)
        let weekAgo = calendar.date(byAdding: .day, value: -7, to: today) ?? today.addingTimeInterval(-7 * 86_400)
        week = calendar.startOfDay(for: weekAgo)
    }

    /// The section that a moment falls in. In the first six hours of a day, the end of yesterday is among the top stories.
    func kind(of moment: Date) -> SectionKind {
        if moment >= sixHoursAgo { return .topStories }
        if moment >= today { return .earlierToday }
        if moment >= week { return .thisWeek }
        return .furtherBack
    }
}
