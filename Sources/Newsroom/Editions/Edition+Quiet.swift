public import Foundation

/// How long the sources of an edition have been silent.
extension Edition {
    /// The date of its newest article; nil where it has none.
    public var newest: Date? { archive.first { $0.article.moment <= moment }?.article.moment }

    /// The calendar days from its newest article to the edition, in the site's time zone: 0 where that is of today, 1 where it is
    /// of yesterday; nil where there is no article.
    public var quietDays: Int? {
        guard let newest else { return nil }
        let calendar = DayCalendar(timeZone: site.timeZone).calendar
        return calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: newest), to: calendar.startOfDay(for: moment)
        ).day
    }

    /// From so many calendar days on an edition says that nothing is new: yesterday's news is no silence.
    public static let quietFrom = 2
}
