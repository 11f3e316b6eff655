// Which number is the day, which the month, which the year.
extension WordyDate.Reader {
    /// The days that the text can mean.
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

    /// The months that the last name can mean which is no weekday. A name that is both is a month where there is no other.
    private mutating func monthsNamed() -> Int {
        var names = months
        let needed = year == nil ? 3 : 2
        let last = names.lastIndex { $0.weekdays == 0 } ?? (numbers.count >= needed ? nil : names.indices.last)
        let month = last.map { names.remove(at: $0) }
        for name in names { weekdays |= name.weekdays }
        return Int(month?.months ?? 0)
    }

    /// "16.09.2021", "16/9/2021", "09/16/21", "2021-09-16": all that the order of the numbers can mean. A dot says European.
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
        // "20-05-02" begins with either of them, and in East Asia and Hungary all do with the year.
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

    /// Thai texts count from the death of the Buddha.
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

    /// RFC 5322, section 4.3: two digits from 50 up are of the last century, three count from 1900.
    private func century(_ year: Int) -> Int {
        year < 50 ? 2000 + year : year < 1000 ? 1900 + year : year
    }

    /// Languages that write the year first, also with two digits.
    private static let yearFirst: Set<String> = ["ja", "zh", "ko", "hu", "lt", "mn"]
}
