public import FoundationEssentials

/// Days in the site's time zone.
public struct DayCalendar: Sendable {
    public let calendar: Calendar

    /// - Parameter timeZone: an IANA name. A zone unknown to the system falls back to UTC; the configuration rejects
    ///   such names.
    public init(timeZone: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        self.calendar = calendar
    }

    /// Returns the day that contains a moment: "2026-03-14".
    public func id(of moment: Date) -> Day.ID {
        let parts = calendar.dateComponents([.year, .month, .day], from: moment)
        func padded(_ number: Int?, _ width: Int) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    }

    /// Returns the range of moments within a day; nil if the id is not a valid date.
    public func moments(of day: Day.ID) -> Range<Date>? {
        let parts = day.split(separator: "-").map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
            // Noon, because clocks never change then.
            let noon = calendar.date(from: DateComponents(year: year, month: month, day: number, hour: 12)),
            id(of: noon) == day, let interval = calendar.dateInterval(of: .day, for: noon)
        else { return nil }
        return interval.start..<interval.end
    }
}
