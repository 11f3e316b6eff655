import FoundationEssentials

/// A date in RFC 3339 or ISO 8601 form, or something close: "2021-09-16T08:30:00.123+02:00", "20210916T0830Z",
/// "2021-09-16", "2021-09-16 08:30 EST", "2021-W37-4", "2021-259", "2021/09/16 8:30", "20210916083000",
/// "2021-09-16T08.30.00Z".
struct ISODate {
    let moment: Date?

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var scanner = ByteScanner(text)
        guard let date = Self.day(&scanner), let moment = Self.time(&scanner, of: date) else {
            self.moment = nil
            return
        }
        self.moment = moment
    }

    private static func day(_ scanner: inout ByteScanner) -> CivilDate? {
        guard let year = scanner.digits(4) else { return nil }
        let separator = scanner.next
        if separator == UInt8(ascii: "-") || separator == UInt8(ascii: "/") || separator == UInt8(ascii: ".") {
            scanner.advance()
            if scanner.skip("W") || scanner.skip("w") { return weekDay(&scanner, year: year, isBasic: false) }
            let start = scanner.position
            if separator == UInt8(ascii: "-"), let day = scanner.digits(3), !scanner.isAtDigit {
                return ordinal(year: year, day: day)
            }
            scanner.position = start
            guard let month = scanner.upTo2Digits else { return nil }
            guard let separator, scanner.skip(separator) else {
                return scanner.isAtEnd ? CivilDate(year: year, month: month) : nil
            }
            guard let day = scanner.upTo2Digits else { return nil }
            return CivilDate(year: year, month: month, day: day)
        }
        if scanner.skip("W") || scanner.skip("w") { return weekDay(&scanner, year: year, isBasic: true) }
        let start = scanner.position
        if let month = scanner.digits(2), let day = scanner.digits(2) {
            if !scanner.isAtDigit { return CivilDate(year: year, month: month, day: day) }
            // "202109160830", "20210916083000": a time follows directly.
            if let hour = scanner.digits(2), let minute = scanner.digits(2) {
                let second = scanner.digits(2) ?? 0
                guard !scanner.isAtDigit else { return nil }
                return CivilDate(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
            }
        }
        scanner.position = start
        if let day = scanner.digits(3), !scanner.isAtDigit { return ordinal(year: year, day: day) }
        scanner.position = start
        return scanner.isAtEnd ? CivilDate(year: year) : nil
    }

    /// Returns an ordinal date (ISO 8601, section 5.2.2).
    private static func ordinal(year: Int, day: Int) -> CivilDate? {
        guard (1...366).contains(day) else { return nil }
        return shifted(CivilDate(year: year), days: day - 1)
    }

    /// Reads a week date (ISO 8601, section 5.2.3). Week 1 is the one with 4 January; days count from Monday.
    private static func weekDay(_ scanner: inout ByteScanner, year: Int, isBasic: Bool) -> CivilDate? {
        guard let week = scanner.digits(2), (1...53).contains(week) else { return nil }
        var day = 1
        if isBasic ? scanner.isAtDigit : scanner.skip("-") { day = scanner.digits(1) ?? 0 }
        guard (1...7).contains(day), let fourth = CivilDate(year: year, day: 4).moment else { return nil }
        // 1970-01-01 was a Thursday.
        let days = Int(fourth.timeIntervalSince1970) / 86_400
        let weekday = ((days + 3) % 7 + 7) % 7
        return shifted(CivilDate(year: year, day: 4), days: (week - 1) * 7 - weekday + day - 1)
    }

    /// Returns a date with days to add. The calendar resolves it later, since only the moment matters.
    private static func shifted(_ date: CivilDate, days: Int) -> CivilDate {
        var date = date
        date.daysOn = days
        return date
    }

    private static func time(_ scanner: inout ByteScanner, of day: CivilDate) -> Date? {
        var date = day
        if scanner.isAtEnd { return date.moment }
        // A compact date and time has at least twelve digits; any other date has at most ten characters.
        if scanner.position >= 12 {
            scanner.skipBlanks()
            return zone(&scanner, of: date)
        }
        guard scanner.skip("T") || scanner.skip("t") || scanner.skipBlanks() || scanner.skip("-") else {
            return scanner.skip("Z") || scanner.skip("z") || scanner.isAtSign ? date.moment : nil
        }
        scanner.skipBlanks()
        if scanner.isAtEnd { return date.moment }
        guard let hour = scanner.upTo2Digits else { return nil }
        date.hour = hour
        let hasDots = scanner.skip(".")
        let isExtended = hasDots || scanner.skip(":")
        guard let minute = scanner.digits(2) ?? (isExtended ? nil : 0) else { return nil }
        date.minute = minute
        if isExtended ? scanner.skip(hasDots ? "." : ":") : scanner.isAtDigit {
            guard let second = scanner.upTo2Digits else { return nil }
            date.second = second
        }
        if scanner.skip(".") || scanner.skip(",") { date.fraction = scanner.fraction }
        scanner.skipBlanks()
        return scanner.isAtEnd ? date.moment : zone(&scanner, of: date)
    }

    /// Reads the zone, which must come next. "PM" after a time is left to `WordyDate`, as are names in several parts.
    private static func zone(_ scanner: inout ByteScanner, of date: CivilDate) -> Date? {
        let isName = scanner.isAtLetter
        guard let offset = TimeZoneName.offset(&scanner) else { return nil }
        scanner.skipBlanks()
        guard !isName || scanner.isAtEnd || scanner.next == UInt8(ascii: "(") || scanner.next == UInt8(ascii: "[")
        else {
            return nil
        }
        var date = date
        date.offset = offset
        return date.moment
    }
}
