import FoundationEssentials

/// Dates with words in them, in any order that can be understood: "Thu, 16 Sep 2021 08:30:00 GMT", "Sept. 16, 2021 8:30
/// PM EST", "Thu Sep 16 08:30:00 2021", "16-Sep-21", "2021-szeptember-16", "2021年9月16日 08:30", "16.09.2021".
struct WordyDate {
    let moment: Date?

    init(_ tokens: DateTokens) {
        var reader = Reader(tokens: tokens.tokens)
        moment = reader.read()?.moment
    }

    struct Reader {
        let tokens: [DateTokens.Token]
        var hasTime = false
        var numbers: [(value: Int, digits: Int)] = []
        var month: Int?
        /// Where among the numbers the month's name stands.
        var monthPlace = 0
        var date = CivilDate(year: 0)
        var day: Int?
        var year: Int?

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

        /// The year before the first of those counted.
        var era = 0
        var isAfterNoon = false
        var isBeforeNoon = false
        /// Then month and day follow in this order.
        var isYearFirst = false

        func token(_ index: Int) -> DateTokens.Token? { index < tokens.count ? tokens[index] : nil }

        func number(_ index: Int) -> Int? {
            if case .number(let value, let digits)? = token(index), digits <= 2 { return value }
            return nil
        }

        func sign(_ index: Int) -> UInt8? {
            if case .sign(let sign)? = token(index) { return sign }
            return nil
        }
    }
}
