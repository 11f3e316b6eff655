// Words: halves of the day, months, zones.
extension WordyDate.Reader {
    mutating func take(_ word: String, _ index: Int) -> Int {
        switch word {
        case "AM", "am", "Am", "오전", "上午", "午前", "π", "πμ":
            if date.hour == 12, hasTime { date.hour = 0 }
            isBeforeNoon = true
        case "PM", "pm", "Pm", "오후", "下午", "午後", "μ", "μμ":
            if date.hour < 12, hasTime { date.hour += 12 } else if !hasTime { isAfterNoon = true }
        case "h", "H":
            if !hasTime, let last = numbers.popLast() {
                (date.hour, hasTime) = (last.value, true)
                if let minute = number(index + 1) {
                    date.minute = minute
                    return 2
                }
            }
        case "a", "p", "A", "P":
            // "8:30 p.m."
            guard sign(index + 1) == UInt8(ascii: "."),
                token(index + 2) == .word(word == "a" || word == "p" ? "m" : "M")
            else { return 1 }
            return 2 + take(word.lowercased() == "a" ? "AM" : "PM", index)
        // Japan counts the years of its emperors: Reiwa 1 was 2019, Heisei 1 was 1989.
        case "令和": era = 2018
        case "平成": era = 1988
        // "16T08:30" and "20th".
        case "T", "th", "st", "nd", "rd": break
        default:
            if let found = MonthNames.month(word), year == nil || !hasTime || month == nil,
                !(hasTime && TimeZoneName.isKnown(word.uppercased()))
            {
                month = found
                monthPlace = numbers.count
            } else if hasTime {
                return zone(word, index)
            }
        }
        return 1
    }

    private mutating func zone(_ word: String, _ index: Int) -> Int {
        var text = word
        var count = 1
        // "GMT+0100" and "UTC-5" are one zone.
        if let sign = sign(index + 1), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            case .number(_, let digits)? = token(index + 2), digits <= 4, TimeZoneName.isKnown(word.uppercased())
        {
            count += offset(index + 1, sign)
            return count
        }
        text = text.uppercased()
        // "+0200 (CEST)" has said it already.
        guard date.offset == 0, TimeZoneName.isKnown(text) else { return count }
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var scanner = ByteScanner(bytes)
            date.offset = TimeZoneName.offset(&scanner) ?? 0
        }
        return count
    }

    /// "+0200", "+02:00", "-5".
    mutating func offset(_ index: Int, _ sign: UInt8) -> Int {
        guard case .number(let value, let digits)? = token(index + 1) else { return 1 }
        var seconds = digits >= 3 ? value / 100 * 3600 + value % 100 * 60 : value * 3600
        var count = 2
        if digits <= 2, self.sign(index + 2) == UInt8(ascii: ":"), let minutes = number(index + 3) {
            seconds += minutes * 60
            count = 4
        }
        date.offset = sign == UInt8(ascii: "-") ? -seconds : seconds
        return count
    }
}
