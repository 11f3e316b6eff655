public import FoundationEssentials

/// Days as a site's time zone has them.
public struct DayCalendar: Sendable {
    public let calendar: Calendar

    /// - Parameter timeZone: an IANA name; UTC where the system knows no such zone, which configuration refuses.
    public init(timeZone: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        self.calendar = calendar
    }

    /// The day that a moment is of: "2026-03-14".
    public func id(of moment: Date) -> Day.ID {
        let parts = calendar.dateComponents([.year, .month, .day], from: moment)
        func padded(_ number: Int?, _ width: Int) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    }

    /// The moments that are of a day; nil for what is no day's id.
    public func moments(of day: Day.ID) -> Range<Date>? {
        let parts = day.split(separator: "-").map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
            // Noon, for no clock changes then.
            let noon = calendar.date(from: DateComponents(year: year, month: month, day: number, hour: 12)),
            id(of: noon) == day, let interval = calendar.dateInterval(of: .day, for: noon)
        else { return nil }
        return interval.start..<interval.end
    }
}
