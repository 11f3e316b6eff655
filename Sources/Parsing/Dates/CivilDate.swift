import FoundationEssentials

/// A Gregorian date and time of day with a UTC offset.
struct CivilDate {
    var year: Int
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0
    /// Fraction of a second.
    var fraction = 0.0
    /// UTC offset in seconds, positive east of Greenwich.
    var offset = 0
    /// Days to add to the date, for week and ordinal dates.
    var daysOn = 0

    /// The moment; nil if the date is impossible (30 February, 25 o'clock) or a placeholder.
    ///
    /// Placeholders are years before 1900 or after 2199, and dates that software writes for "none". Seen in the wild:
    /// 0001-01-01, the zero value of some date libraries.
    var moment: Date? {
        guard (1900...2199).contains(year), (1...12).contains(month), day >= 1, day <= daysInMonth,
            (0...24).contains(hour), (0...59).contains(minute), (0...60).contains(second),
            // ISO 8601 writes the end of a day as 24:00:00.
            hour < 24 || (minute == 0 && second == 0),
            // RFC 3339, section 5.6, would allow 23:59, but no zone is beyond +14:00 or -12:00.
            abs(offset) <= 18 * 3600
        else { return nil }
        let seconds = (daysSince1970 + daysOn) * 86_400 + hour * 3600 + minute * 60 + min(second, 59)
        guard seconds >= 1_000_000_000 || !Self.isZero(seconds) && !Self.isUnixZero(seconds - offset) else {
            return nil
        }
        return Date(timeIntervalSince1970: Double(seconds - offset) + fraction)
    }

    /// The day of the week; 0 is Monday.
    var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 }

    /// Returns whether software writes a local time for "none". The seconds count from 1970, ignoring the UTC offset.
    private static func isZero(_ seconds: Int) -> Bool {
        // SQL and spreadsheets use 1 January 1900; PHP turns 0000-00-00 into midnight on 30 November 1999.
        (0..<86_400).contains(seconds) || (-2_208_988_800 ..< -2_208_902_400).contains(seconds)
            || seconds == 943_920_000
            // West of Greenwich the Unix epoch falls on 31 December; zones differ by multiples of a quarter of an hour.
            || (-43_200..<0).contains(seconds) && seconds.isMultiple(of: 900)
    }

    /// Returns whether a moment is on 1 January 1970 UTC.
    private static func isUnixZero(_ moment: Int) -> Bool { (0..<86_400).contains(moment) }

    private var daysInMonth: Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970, computed with years that start in March so that the leap day comes last.
    private var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let months = (month + 9) % 12
        let dayOfYear = (153 * months + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}
