// Times of day.
extension WordyDate.Reader {
    /// Reads a time starting at a number.
    ///
    /// - Returns: the number of tokens read; nil if there is no time.
    mutating func time(at index: Int) -> Int? {
        if clock != nil { return part(at: index) }
        guard let hour = number(index) else { return nil }
        guard let count = colons(hour, index) ?? units(hour, index) ?? dots(hour, index) ?? halves(hour, index) else {
            return nil
        }
        clock?.end = index + count
        return count
    }

    /// Reads "8:30", "08:30:00" or "08:30:00.25".
    private mutating func colons(_ hour: Int, _ index: Int) -> Int? {
        guard sign(index + 1) == UInt8(ascii: ":"), let minute = number(index + 2) else { return nil }
        clock = Clock(hour: hour, minute: minute)
        guard sign(index + 3) == UInt8(ascii: ":"), let second = number(index + 4) else { return 3 }
        clock?.second = second
        guard let mark = sign(index + 5), mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","), isAttached(index + 6),
            index + 6 < text.tokens.count, case .number(let value, let digits) = text.tokens[index + 6]
        else { return 5 }
        clock?.fraction = (0..<digits).reduce(Double(value)) { value, _ in value / 10 }
        return 7
    }

    /// Reads "8h30", "8 h 30 min", "8 Uhr" or "8时30分".
    private mutating func units(_ hour: Int, _ index: Int) -> Int? {
        guard let unit = word(index + 1), Self.hours.contains(unit), hour < 25 else { return nil }
        clock = Clock(hour: hour)
        let after = index + (sign(index + 2) == UInt8(ascii: ".") ? 3 : 2)
        // In "8 h 16 septembre" the second number is a day, not minutes.
        guard let minute = number(after), isAttached(after) || !isMonth(after + 1), minute < 60 else {
            return after - index
        }
        clock?.minute = minute
        return after + 1 - index
    }

    /// Reads minutes or seconds that have a unit, after an hour that had one.
    private mutating func part(at index: Int) -> Int? {
        guard let value = number(index), let unit = word(index + 1) else { return nil }
        switch unit {
        case "分", "분", "m", "min", "mn", "phut": clock?.minute = value
        case "秒", "초", "s", "sec": clock?.second = value
        default: return nil
        }
        return 2
    }

    /// Reads "8.30" or "08.30.00" if it can't be a date: the day is already known, or a word introduces a time.
    private mutating func dots(_ hour: Int, _ index: Int) -> Int? {
        let dot = UInt8(ascii: ".")
        func pair(_ index: Int) -> Int? {
            guard sign(index) == dot, isAttached(index), isAttached(index + 1), index + 1 < text.tokens.count,
                case .number(let value, 2) = text.tokens[index + 1], value < 60
            else { return nil }
            return value
        }
        let isFirst = !(sign(index - 1) == dot && isAttached(index))
        guard hour < 25, isFirst, let minute = pair(index + 1) else { return nil }
        let second = pair(index + 3)
        let end = index + (second == nil ? 3 : 5)
        guard sign(end) != dot || !isAttached(end + 1) || number(end + 1) == nil else { return nil }
        let isSpokenOf = index > 0 && word(index - 1).map(Self.clockWords.contains) == true
        guard isSpokenOf || isDayKnown || second != nil && !months.isEmpty && !numbers.isEmpty else { return nil }
        clock = Clock(hour: hour, minute: minute, second: second ?? 0)
        return end - index
    }

    /// Reads "8 PM".
    private mutating func halves(_ hour: Int, _ index: Int) -> Int? {
        guard (1...12).contains(hour), isDayKnown || isAttached(index + 1), word(index + 1) != nil else { return nil }
        clock = Clock(hour: hour, end: index + 1)
        guard let (half, count) = half(at: index + 1) else {
            clock = nil
            return nil
        }
        self.half = half
        return 1 + count
    }

    /// Returns whether there is a number followed by a colon or an hour unit.
    func isTime(at index: Int) -> Bool {
        number(index) != nil
            && (sign(index + 1) == UInt8(ascii: ":") || word(index + 1).map(Self.hours.contains) == true)
    }

    private var isDayKnown: Bool {
        let known = numbers.count + [day, month, year].count { $0 != nil } + (months.isEmpty ? 0 : 1)
        return known >= 3
    }

    private func isMonth(_ index: Int) -> Bool {
        word(index).map { MonthNames.english($0.utf8) != nil || MonthNames.begun(by: $0) != nil } ?? false
    }

    /// Words that follow the hour.
    private static let hours: Set<String> = [
        "h", "hs", "hrs", "uhr", "heure", "heures", "hora", "horas", "ч", "час", "часов", "hod", "godz", "gio", "时",
        "時",
        "點", "点", "시",
    ]

    /// Words that introduce a time.
    private static let clockWords: Set<String> = [
        "kl", "klo", "kello", "um", "ore", "ora", "alle", "ob", "o", "u", "at", "a", "as", "в", "у", "о",
    ]
}
