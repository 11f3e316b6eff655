public import Foundation

/// The time for which an edition's sources have been silent.
extension Edition {
    /// The date of the newest article; nil if there are no articles.
    public var newest: Date? { archive.first { $0.article.moment <= moment }?.article.moment }

    /// Calendar days between the newest article and the edition, in the site's time zone: 0 for today, 1 for yesterday;
    /// nil if there are no articles.
    public var quietDays: Int? {
        guard let newest else { return nil }
        let calendar = DayCalendar(timeZone: site.timeZone).calendar
        return calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: newest), to: calendar.startOfDay(for: moment)
        ).day
    }

    /// The number of calendar days after which an edition reports that nothing is new. Yesterday's news does not count
    /// as silence.
    public static let quietFrom = 2
}
