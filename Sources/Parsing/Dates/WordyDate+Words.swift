// Words: months, weekdays, AM and PM, eras.
extension WordyDate.Reader {
    mutating func take(_ word: String, _ index: Int) -> Int {
        if let (half, count) = half(at: index) {
            self.half = half
            return count
        }
        if let count = era(word) ?? monthBefore(word, index) { return count }
        // "16th", "1er", "21-го".
        if index > 0, isAttached(index), number(index - 1) != nil, word.utf8.count <= 2 { return 1 }
        if clock != nil, zone == nil, let count = zone(word, at: index) { return count }
        guard zone == nil || months.isEmpty else { return 1 }
        if let count = name(at: index) { return count }
        if months.isEmpty, let month = MonthNames.begun(by: word) {
            months.append(NamedMonth(months: 1 << (month - 1), weekdays: 0))
        }
        return 1
    }

    /// Reads a month or weekday name of up to three words.
    private mutating func name(at index: Int) -> Int? {
        // English by default. Not "Thứ Hai", which would start with Thursday, nor "mar" (Tuesday).
        if languages.isEmpty || languages.contains("en"), word(index + 1) == nil, word(index) != "mar",
            let count = englishName(at: index)
        {
            return count
        }
        for words in [3, 2, 1] {
            guard let (phrase, count) = phrase(at: index, words: words, across: Self.withinNames),
                let found = words == 1 ? meanings(of: phrase) : DateWords.builtIn.meanings(of: phrase, in: languages),
                found.months != 0 || found.weekdays != 0
            else { continue }
            if found.months == 0 {
                weekdays |= found.weekdays
            } else {
                months.append(NamedMonth(months: found.months, weekdays: found.weekdays))
            }
            return count
        }
        return englishName(at: index)
    }

    private mutating func englishName(at index: Int) -> Int? {
        guard let name = word(index) else { return nil }
        if let month = MonthNames.english(name.utf8) {
            months.append(NamedMonth(months: 1 << (month - 1), weekdays: 0))
        } else if let weekday = Self.english(weekday: name) {
            weekdays |= 1 << UInt8(weekday)
        } else {
            return nil
        }
        return 1
    }

    /// Returns the months, weekdays and half of the day that a name may mean, with or without an ending or a prefix.
    private func meanings(of name: String) -> DateWords.Meanings? {
        let words = DateWords.builtIn
        if let found = words.meanings(of: name, in: languages) { return found }
        guard let first = name.unicodeScalars.first, name.utf8.count > 3 else { return nil }
        // The Hebrew prefix for "in".
        if first == "ב" { return words.meanings(of: String(name.dropFirst()), in: languages) }
        // "syyskuun", "szeptemberben", "วันพฤหัสบดีที่": full names with endings.
        let shortest = first.value >= 0xE00 ? 1 : 5
        for length in (shortest..<max(name.count, shortest)).reversed() {
            if let found = words.meanings(of: String(name.prefix(length)), in: languages), found.half == nil {
                return found
            }
        }
        return nil
    }

    /// Returns the next words joined by single spaces, with their number of tokens; nil if there are fewer.
    func phrase(at index: Int, words: Int, across signs: Set<UInt8>) -> (text: String, count: Int)? {
        var (text, found, position) = ("", 0, index)
        while found < words {
            if let word = word(position) {
                text += found == 0 ? word : " " + word
                found += 1
            } else if found == 0 || sign(position).map(signs.contains) != true {
                return nil
            }
            position += 1
        }
        return (text, position - index)
    }

    /// Returns the half of the day named at an index, if it follows or precedes a time.
    func half(at index: Int) -> (HalfOfDay, count: Int)? {
        guard let first = word(index) else { return nil }
        for words in [3, 2, 1] {
            guard let (text, length) = phrase(at: index, words: words, across: Self.withinNames) else { continue }
            let count = sign(index + length) == UInt8(ascii: ".") ? length + 1 : length
            guard clock?.end == index || isTime(at: index + count) else { continue }
            switch text {
            case "am", "a m": return (.am, count)
            case "pm", "p m": return (.pm, count)
            default:
                guard TimeZoneName.offset(of: first.uppercased()) == nil,
                    let half = DateWords.builtIn.meanings(of: text, in: languages)?.half
                else { continue }
                return (half, count)
            }
        }
        return nil
    }

    /// Reads an era: Japan counts from the accession of its emperors (Reiwa 1 was 2019), Taiwan from 1912.
    private mutating func era(_ word: String) -> Int? {
        switch word {
        case "令和": era = 2018
        case "平成": era = 1988
        case "昭和": era = 1925
        case "民國", "民国": era = 1911
        case "令和元年": year = 2019
        case "平成元年": year = 1989
        default: return nil
        }
        return 1
    }

    /// Reads numbered Vietnamese months: "thg 5", "tháng 5", "Th5". "Thứ 5" is Thursday.
    private mutating func monthBefore(_ word: String, _ index: Int) -> Int? {
        guard let number = number(index + 1) else { return nil }
        switch word {
        case "thg", "thang": month = number
        case "th" where isAttached(index + 1) && !isAttached(index): month = number
        case "th" where languages.contains("vi"), "thu" where languages.contains("vi"):
            guard (2...7).contains(number) else { return nil }
            weekdays |= 1 << UInt8(number - 2)
        default: return nil
        }
        return 2
    }

    /// Returns the weekday for an English name; 0 is Monday.
    private static func english(weekday word: String) -> Int? {
        switch word {
        case "mon", "monday": 0
        case "tue", "tues", "tuesday": 1
        case "wed", "wednesday": 2
        case "thu", "thur", "thurs", "thursday": 3
        case "fri", "friday": 4
        case "sat", "saturday": 5
        case "sun", "sunday": 6
        default: nil
        }
    }

    private static let withinNames: Set<UInt8> = [UInt8(ascii: "."), UInt8(ascii: "-")]
}
