// Which number is the day, which the month, which the year.
extension WordyDate.Reader {
    /// Decides which number is the day and which the year.
    mutating func place() -> Bool {
        if isAfterNoon, date.hour < 12 { date.hour += 12 }
        if isBeforeNoon, date.hour == 12 { date.hour = 0 }
        if let at = numbers.firstIndex(where: { $0.digits == 4 }), year == nil {
            year = numbers.remove(at: at).value
            isYearFirst = at == 0 && month == nil
            if at < monthPlace { monthPlace -= 1 }
        }
        if month == nil { placeNumericMonth() }
        if day == nil, !numbers.isEmpty { day = numbers.removeFirst().value }
        if year == nil, let last = numbers.first, last.digits <= 3 { year = century(last.value) }
        guard let year, let month else { return false }
        (date.year, date.month, date.day) = (year, month, day ?? 1)
        return true
    }

    /// "16.09.2021" and "16/9/2021": day and month only where they cannot be confused, or a dot says European.
    private mutating func placeNumericMonth() {
        guard numbers.count >= 2, numbers[0].digits <= 2, numbers[1].digits <= 2 else { return }
        let (first, second) = (numbers[0].value, numbers[1].value)
        let hasDots =
            tokens.prefix(2).contains(.sign(UInt8(ascii: "."))) || tokens.count > 3 && sign(1) == UInt8(ascii: ".")
        if isYearFirst {
            (month, day) = (first, second)
        } else if first > 12 || hasDots || first == second {
            (day, month) = (first, second)
        } else if second > 12 {
            (day, month) = (second, first)
        } else {
            return
        }
        numbers.removeFirst(2)
    }

    /// RFC 5322, section 4.3: two digits from 50 up are of the last century, three count from 1900.
    private func century(_ year: Int) -> Int {
        year < 50 ? 2000 + year : year < 1000 ? 1900 + year : year
    }
}
