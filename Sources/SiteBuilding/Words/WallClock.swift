internal import FoundationEssentials

/// Moments as the site's readers say them: in the site's time zone and language, never relative to now, so that a page
/// stays right, and stays the same, as it ages.
struct WallClock: Sendable {
    private let zone: TimeZone
    private let shortPattern: Pattern
    private let longPattern: Pattern
    private let dayPattern: Pattern
    private let months: [String]
    private let weekdays: [String]

    /// - Parameter timeZone: an IANA name; one that is not known means UTC (the configuration has refused it before).
    init(timeZone: String, words: Words) {
        zone = TimeZone(identifier: timeZone) ?? .gmt
        shortPattern = Pattern(words["date.time"])
        longPattern = Pattern(words["date.timeWithYear"])
        dayPattern = Pattern(words["date.day"])
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

    private func text(_ pattern: Pattern, _ time: CivilTime) -> String {
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
