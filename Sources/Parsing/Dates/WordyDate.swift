import FoundationEssentials

/// Dates with words in them, in any order that can be understood: "Thu, 16 Sep 2021 08:30:00 GMT", "Sept. 16, 2021 8:30
/// PM EST", "Thu Sep 16 08:30:00 2021", "16-Sep-21", "2021-szeptember-16", "2021年9月16日 08:30", "16.09.2021".
struct WordyDate {
    let moment: Date?

    init(_ tokens: DateTokens) {
        var reader = Reader(tokens: tokens.tokens)
        moment = reader.read()?.moment
    }

    private struct Reader {
        let tokens: [DateTokens.Token]
        private var hasTime = false
        private var numbers: [(value: Int, digits: Int)] = []
        private var month: Int?
        /// Where among the numbers the month's name stands.
        private var monthPlace = 0
        private var date = CivilDate(year: 0)
        private var day: Int?
        private var year: Int?

        init(tokens: [DateTokens.Token]) { self.tokens = tokens }

        mutating func read() -> CivilDate? {
            var index = 0
            while index < tokens.count { index += take(index) }
            guard place() else { return nil }
            return date
        }

        /// Reads what begins at a token; returns how many tokens that was.
        private mutating func take(_ index: Int) -> Int {
            switch tokens[index] {
            case .number(let value, let digits):
                if !hasTime, let count = clock(index) { return count }
                if let count = unit(value, index) { return count }
                numbers.append((value, digits))
                return 1
            case .word(let word):
                return take(word, index)
            case .sign(let sign):
                if hasTime, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { return offset(index, sign) }
                return 1
            }
        }

        /// "8:30", "08:30:00", "8.30.00" is not one: dots part days.
        private mutating func clock(_ index: Int) -> Int? {
            guard let hour = number(index), sign(index + 1) == UInt8(ascii: ":"), let minute = number(index + 2) else {
                return nil
            }
            hasTime = true
            (date.hour, date.minute) = (hour, minute)
            guard sign(index + 3) == UInt8(ascii: ":"), let second = number(index + 4) else { return 3 }
            date.second = second
            guard let mark = sign(index + 5), mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","),
                case .number(let value, let digits)? = token(index + 6)
            else { return 5 }
            date.fraction = (0..<digits).reduce(Double(value)) { value, _ in value / 10 }
            return 7
        }

        /// Numbers with units: Chinese, Japanese and Korean.
        private mutating func unit(_ value: Int, _ index: Int) -> Int? {
            guard case .word(let word)? = token(index + 1), let unit = word.unicodeScalars.first else { return nil }
            switch unit {
            case "年", "년": year = era + value
            case "月", "월": month = value
            case "日", "일": day = value
            case "时", "時", "點", "点", "시": (date.hour, hasTime) = (value, true)
            case "分", "분": date.minute = value
            case "秒", "초": date.second = value
            default: return nil
            }
            return 2
        }

        private mutating func take(_ word: String, _ index: Int) -> Int {
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

        /// The year before the first of those counted.
        private var era = 0
        private var isAfterNoon = false
        private var isBeforeNoon = false
        /// Then month and day follow in this order.
        private var isYearFirst = false

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
        private mutating func offset(_ index: Int, _ sign: UInt8) -> Int {
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

        /// Decides which number is the day and which the year.
        private mutating func place() -> Bool {
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

        private func token(_ index: Int) -> DateTokens.Token? { index < tokens.count ? tokens[index] : nil }

        private func number(_ index: Int) -> Int? {
            if case .number(let value, let digits)? = token(index), digits <= 2 { return value }
            return nil
        }

        private func sign(_ index: Int) -> UInt8? {
            if case .sign(let sign)? = token(index) { return sign }
            return nil
        }
    }
}
