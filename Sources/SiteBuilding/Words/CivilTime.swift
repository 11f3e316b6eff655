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
