import FoundationEssentials

/// A day and a time of day by the Gregorian calendar, somewhere.
struct CivilDate {
    var year: Int
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0
    /// Of a second.
    var fraction = 0.0
    /// Seconds east of Greenwich.
    var offset = 0
    /// Days after the day named: how week and ordinal dates are counted.
    var daysOn = 0

    /// The moment; nil for what no calendar has (30 February, 25 o'clock), and for years before 1900 and after 2199, which
    /// are placeholders (seen in the wild: 0001-01-01, the zero of some date libraries).
    var moment: Date? {
        guard (1900...2199).contains(year), (1...12).contains(month), day >= 1, day <= daysInMonth,
            (0...24).contains(hour), (0...59).contains(minute), (0...60).contains(second),
            // ISO 8601 writes the end of a day as 24:00:00.
            hour < 24 || (minute == 0 && second == 0),
            // RFC 3339, section 5.6, would allow 23:59; no zone is beyond +14:00 and -12:00.
            abs(offset) <= 18 * 3600
        else { return nil }
        let seconds = (daysSince1970 + daysOn) * 86_400 + hour * 3600 + minute * 60 + min(second, 59) - offset
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    private var daysInMonth: Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Counted in years that begin in March, so that the leap day is the last of its year.
    private var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let months = (month + 9) % 12
        let dayOfYear = (153 * months + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}
