internal import FoundationEssentials

/// Moments as the site's readers say them: in the site's time zone and language, never relative to now, so that a page
/// stays right, and stays the same, as it ages.
struct WallClock: Sendable {
    private let zone: TimeZone
    private let shortPattern: FormatString
    private let longPattern: FormatString
    private let dayPattern: FormatString
    private let months: [String]
    private let weekdays: [String]

    /// - Parameter timeZone: an IANA name; one that is not known means UTC (the configuration has refused it before).
    init(timeZone: String, words: Localisation) {
        zone = TimeZone(identifier: timeZone) ?? .gmt
        shortPattern = FormatString(words["date.time"])
        longPattern = FormatString(words["date.timeWithYear"])
        dayPattern = FormatString(words["date.day"])
        months = (0..<12).map { words.word($0, of: "months") }
        weekdays = (0..<7).map { words.word($0, of: "weekdays") }
    }

    /// The civil date and time on the wall.
    func local(_ moment: Date) -> CivilTime {
        CivilTime(secondsSince1970: Int(moment.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: moment))
    }

    /// "Wed 5 March, 14:05", with the year where the reader could not guess it.
    func time(_ moment: Date, withYear: Bool = false) -> String {
        text(withYear ? longPattern : shortPattern, local(moment))
    }

    /// "Wednesday 5 March 2025".
    func day(_ moment: Date) -> String { text(dayPattern, local(moment)) }

    /// "Saturday 14 March 2026" of a day's id, "2026-03-14".
    func day(named id: String) -> String {
        guard let moment = try? Date(id + "T12:00:00Z", strategy: .iso8601) else { return id }
        return text(dayPattern, CivilTime(secondsSince1970: Int(moment.timeIntervalSince1970)))
    }

    /// The next moment at which the clock shows one of these times.
    ///
    /// - Parameter times: as "06:00"; what is none is passed over.
    func next(ofTimes times: [String], after moment: Date) -> Date? {
        Self.next(ofTimes: times, after: moment, in: zone)
    }

    /// The same of a clock that says nothing.
    static func next(ofTimes times: [String], after moment: Date, in zone: TimeZone) -> Date? {
        let wall = Int(moment.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: moment)
        let midnight = CivilTime(secondsSince1970: wall).days * 86_400
        let due = times.compactMap { time -> Int? in
            let parts = time.split(separator: ":").compactMap { Int($0) }
            guard parts.count == 2 else { return nil }
            let today = midnight + parts[0] * 3_600 + parts[1] * 60
            return today > wall ? today : today + 86_400
        }
        return due.min().map { due in
            // The offset of that moment, which another than today's may be.
            let guess = Date(timeIntervalSince1970: Double(due - zone.secondsFromGMT(for: moment)))
            return Date(timeIntervalSince1970: Double(due - zone.secondsFromGMT(for: guess)))
        }
    }

    /// "Wed".
    func weekday(_ time: CivilTime) -> String { String(weekdays[time.weekday].prefix(3)) }

    /// "2025-03-05".
    static func stamp(_ time: CivilTime) -> String { "\(time.year)-\(two(time.month))-\(two(time.day))" }

    /// "2025-03-05T14:05:00Z", as RFC 3339 and the `datetime` attribute have it.
    static func timestamp(_ moment: Date) -> String {
        let time = CivilTime(secondsSince1970: Int(moment.timeIntervalSince1970.rounded(.down)))
        return
            "\(time.year)-\(two(time.month))-\(two(time.day))T\(two(time.hour)):\(two(time.minute)):\(two(time.second))Z"
    }

    private func text(_ pattern: FormatString, _ time: CivilTime) -> String {
        pattern.filled { name in
            switch name {
            case "weekday": weekdays[time.weekday]
            case "wd": weekday(time)
            case "day": String(time.day)
            case "month": months[time.month - 1]
            case "year": String(time.year)
            case "hour": Self.two(time.hour)
            case "minute": Self.two(time.minute)
            default: nil
            }
        }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

/// A date and a time of day as a calendar on the wall shows them.
struct CivilTime: Sendable, Equatable {
    /// Days since 1 January 1970.
    let days: Int
    let year: Int
    /// 1…12.
    let month: Int
    /// 1…31.
    let day: Int
    let hour: Int
    let minute: Int
    let second: Int

    /// Sunday is 0.
    var weekday: Int { ((days + 4) % 7 + 7) % 7 }

    /// From seconds on the wall (already moved by the zone's offset). Arithmetic in the proleptic Gregorian calendar, a
    /// hundred times quicker than `Calendar`, which 30,000 cards notice.
    init(secondsSince1970 seconds: Int) {
        days = Int((Double(seconds) / 86400).rounded(.down))
        let rest = seconds - days * 86400
        (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
        // Years counted from 1 March, so that the leap day comes last; eras of 400 years are all alike.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}
