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

    /// The moment; nil for what no calendar has (30 February, 25 o'clock), and for placeholders: years before 1900 and after
    /// 2199 (seen in the wild: 0001-01-01, the zero of some date libraries), and the zeros that are days of their own.
    var moment: Date? {
        guard (1900...2199).contains(year), (1...12).contains(month), day >= 1, day <= daysInMonth,
            (0...24).contains(hour), (0...59).contains(minute), (0...60).contains(second),
            // ISO 8601 writes the end of a day as 24:00:00.
            hour < 24 || (minute == 0 && second == 0),
            // RFC 3339, section 5.6, would allow 23:59; no zone is beyond +14:00 and -12:00.
            abs(offset) <= 18 * 3600
        else { return nil }
        let seconds = (daysSince1970 + daysOn) * 86_400 + hour * 3600 + minute * 60 + min(second, 59)
        guard seconds >= 1_000_000_000 || !Self.isZero(seconds) && !Self.isUnixZero(seconds - offset) else {
            return nil
        }
        return Date(timeIntervalSince1970: Double(seconds - offset) + fraction)
    }

    /// 0 is Monday.
    var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 }

    /// Whether a time by a clock anywhere, in seconds since 1970 began there, is what software writes for "none".
    private static func isZero(_ seconds: Int) -> Bool {
        // 1 January 1900 is that of SQL and spreadsheets; 30 November 1999 at midnight is PHP's for 0000-00-00.
        (0..<86_400).contains(seconds) || (-2_208_988_800 ..< -2_208_902_400).contains(seconds)
            || seconds == 943_920_000
            // Still 31 December west of Greenwich, where zones part by quarters of an hour.
            || (-43_200..<0).contains(seconds) && seconds.isMultiple(of: 900)
    }

    /// Whether it is 1 January 1970 in Greenwich.
    private static func isUnixZero(_ moment: Int) -> Bool { (0..<86_400).contains(moment) }

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
