public import FoundationEssentials
public import Newsroom
internal import TextReading

/// The day of an edition, against which "today" and "this Monday" in a report are checked.
public struct EditionDay: Sendable, Hashable {
    /// The number of days in a week. In a report this old, the name of a weekday may be taken for a later day.
    private static let week = 7

    private let zone: String
    /// The start of the day, in the site's time zone.
    private let start: Date

    /// - Parameter timeZone: the site's, an IANA name.
    public init(of moment: Date, timeZone: String) {
        zone = timeZone
        start = DayCalendar(timeZone: timeZone).calendar.startOfDay(for: moment)
    }

    /// The day of an edition.
    public init(of edition: Edition) { self.init(of: edition.moment, timeZone: edition.site.timeZone) }

    /// The day as a text, for cache keys: two editions of one day need the same summaries.
    public var id: Day.ID { DayCalendar(timeZone: zone).id(of: start) }

    /// Returns the time in seconds from a moment to the beginning of the day; negative on the day itself.
    func age(of moment: Date) -> Double { start.timeIntervalSince(moment) }

    /// Returns whether readers would take a day in a sentence for another one: "today" in yesterday's report, or, on a
    /// Wednesday, something that will happen "on Monday".
    ///
    /// - Parameter moment: the time of its report.
    func isPast(_ sentence: Sentence, from moment: Date) -> Bool {
        let namesItsDay = sentence.namesItsDay
        let isOfFuture = sentence.isOfFuture
        let weekdays = isOfFuture ? sentence.weekdays : sentence.comingWeekdays
        guard namesItsDay || !weekdays.isEmpty else { return false }
        let calendar = DayCalendar(timeZone: zone).calendar
        let age = calendar.dateComponents([.day], from: calendar.startOfDay(for: moment), to: start).day ?? 0
        guard age > 0 else { return false }
        if namesItsDay || age >= Self.week { return true }
        // Sunday is 1 in Foundation, Monday in the lists.
        let written = (calendar.component(.weekday, from: moment) + 5) % Self.week + 1
        return isOfFuture && weekdays.contains { ($0 - written + Self.week) % Self.week < age }
    }
}
