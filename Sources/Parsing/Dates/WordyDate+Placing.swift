// Decides which number is the day, the month and the year.
extension WordyDate.Reader {
    /// Returns every day the text could mean.
    mutating func candidates() -> [CivilDate] {
        let isYearFirst = numbers.first?.digits == 4 && months.isEmpty && month == nil
        if year == nil, let at = numbers.firstIndex(where: { $0.digits == 4 }) {
            year = gregorian(numbers.remove(at: at).value)
        }
        let named = month.map { 1 << ($0 - 1) } ?? monthsNamed()
        guard named != 0 else { return numeric(isYearFirst) }
        if day == nil, !numbers.isEmpty { day = numbers.removeFirst().value }
        if year == nil, let last = numbers.first, last.digits <= 3 { year = century(last.value) }
        guard let year else { return [] }
        let day = day ?? 1
        return (1...12).filter { named & 1 << ($0 - 1) != 0 }.map { CivilDate(year: year, month: $0, day: day) }
    }

    /// Returns the months that the last non-weekday name could mean. A name that could be either is taken as a month
    /// only if there is no other.
    private mutating func monthsNamed() -> Int {
        var names = months
        let needed = year == nil ? 3 : 2
        let last = names.lastIndex { $0.weekdays == 0 } ?? (numbers.count >= needed ? nil : names.indices.last)
        let month = last.map { names.remove(at: $0) }
        for name in names { weekdays |= name.weekdays }
        return Int(month?.months ?? 0)
    }

    /// Returns every possible reading of "16.09.2021", "16/9/2021", "09/16/21" or "2021-09-16". Dots indicate European
    /// order.
    private func numeric(_ isYearFirst: Bool) -> [CivilDate] {
        guard numbers.count >= 2, numbers[0].digits <= 2, numbers[1].digits <= 2 else { return [] }
        let (first, second) = (numbers[0].value, numbers[1].value)
        let mark = sign(numbers[0].index + 1)
        var dates: [CivilDate] = []
        func add(_ year: Int, _ month: Int, _ day: Int) {
            let date = CivilDate(year: year, month: month, day: day)
            guard date.moment != nil, !dates.contains(where: { $0.month == month && $0.day == day && $0.year == year })
            else {
                return
            }
            dates.append(date)
        }
        if let year, isYearFirst {
            add(year, first, second)
        } else if let year = year ?? shortYear {
            add(year, second, first)
            if mark != UInt8(ascii: ".") || dates.isEmpty { add(year, first, second) }
        }
        // "20-05-02" may start with the day or the year; East Asia and Hungary always put the year first.
        if year == nil, numbers.count >= 3, numbers[2].digits <= 2,
            mark == UInt8(ascii: "-") || languages.contains(where: Self.yearFirst.contains)
        {
            add(century(first), second, numbers[2].value)
        }
        return dates
    }

    private var shortYear: Int? {
        guard numbers.count >= 3, numbers[2].digits <= 3 else { return nil }
        return century(numbers[2].value)
    }

    /// Converts a year of the Buddhist era, used in Thailand, to the Gregorian calendar.
    private func gregorian(_ year: Int) -> Int {
        let isThai =
            languages.first == "th"
            || text.tokens.contains { token in
                if case .word(let word) = token {
                    word.unicodeScalars.contains { (0xE00...0xE7F).contains($0.value) }
                } else {
                    false
                }
            }
        return isThai && (2400...2700).contains(year) ? year - 543 : year
    }

    /// Expands a short year: two digits from 50 belong to the last century, three count from 1900 (RFC 5322, section
    /// 4.3).
    private func century(_ year: Int) -> Int {
        year < 50 ? 2000 + year : year < 1000 ? 1900 + year : year
    }

    /// Languages that put the year first, even with two digits.
    private static let yearFirst: Set<String> = ["ja", "zh", "ko", "hu", "lt", "mn"]
}
