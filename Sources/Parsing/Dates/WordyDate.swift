import FoundationEssentials

/// A date that contains words, in any order that can be understood: "Thu, 16 Sep 2021 08:30:00 GMT", "Sept. 16, 2021
/// 8:30 PM EST", "Thu Sep 16 08:30:00 2021", "16-Sep-21", "2021-szeptember-16", "2021年9月16日 08:30", "16.09.2021 08.30".
///
/// An ambiguous date is resolved by its weekday if it names one; otherwise there is no result.
struct WordyDate {
    let moment: Date?

    /// - Parameter languages: BCP 47 language subtags the text is likely to be in, most likely first.
    init(_ tokens: DateTokens, languages: [String]) {
        var reader = Reader(tokens: tokens, languages: languages)
        moment = reader.moment()
    }

    struct Reader {
        let text: DateTokens
        let languages: [String]
        /// Numbers not yet assigned to anything else, in order.
        var numbers: [Number] = []
        var months: [NamedMonth] = []
        /// Weekday bits; bit 0 is Monday.
        var weekdays: UInt8 = 0
        /// Values from numbers with units.
        var (day, month, year): (Int?, Int?, Int?)
        /// The year before the era's first year.
        var era = 0
        var clock: Clock?
        var half: HalfOfDay?
        var zone: Zone?

        struct Number {
            var value: Int
            var digits: Int
            var index: Int
        }

        struct NamedMonth {
            /// Month bits; bit 0 is January.
            var months: UInt16
            /// Weekday bits; bit 0 is Monday. Zero if the word is not a weekday in any language.
            var weekdays: UInt8
        }

        struct Clock {
            var hour: Int
            var minute = 0
            var second = 0
            var fraction = 0.0
            /// The index of the token after the time.
            var end = 0
        }

        enum Zone {
            /// UTC offset in seconds, positive east of Greenwich.
            case offset(Int)
            /// A time zone's IANA identifier ("Europe/Berlin").
            case region(String)
        }

        init(tokens: DateTokens, languages: [String]) {
            text = tokens
            self.languages = languages
        }

        mutating func moment() -> Date? {
            var index = 0
            while index < text.tokens.count { index += take(index) }
            let dates = candidates().filter { timed($0) != nil }
            if dates.count == 1 { return dates.first.flatMap(timed) }
            let fitting = dates.filter { weekdays & 1 << UInt8($0.weekday) != 0 }
            return fitting.count == 1 ? fitting.first.flatMap(timed) : nil
        }

        /// Reads whatever starts at a token.
        ///
        /// - Returns: the number of tokens read.
        private mutating func take(_ index: Int) -> Int {
            switch text.tokens[index] {
            case .number(let value, let digits):
                if let count = time(at: index) ?? unit(value, index) { return count }
                numbers.append(Number(value: value, digits: digits, index: index))
                return 1
            case .word(let word): return take(word, index)
            case .sign: return clock != nil && zone == nil ? offset(at: index) ?? 1 : 1
            }
        }

        /// Reads a number with a unit: Chinese, Japanese, Korean or Mongolian days, months and years.
        private mutating func unit(_ value: Int, _ index: Int) -> Int? {
            if sign(index + 1) == UInt8(ascii: "-"), word(index + 2) == "р", word(index + 3)?.hasPrefix("сар") == true {
                month = value
                return 4
            }
            switch word(index + 1) {
            case "年", "년": year = era + value
            case "月", "월": month = value
            case "日", "号", "號", "일": day = value
            default: return nil
            }
            return 2
        }

        /// Returns the moment of a day at the time and in the zone that were read.
        private func timed(_ day: CivilDate) -> Date? {
            var date = day
            if let clock {
                date.hour = half?.hour(clock.hour) ?? clock.hour
                (date.minute, date.second, date.fraction) = (clock.minute, clock.second, clock.fraction)
            }
            switch zone {
            case nil: break
            case .offset(let seconds): date.offset = seconds
            case .region(let name):
                guard let there = date.moment, let zone = TimeZone(identifier: name) else { return date.moment }
                // Use the zone's offset at the moment meant, not at the same clock time in Greenwich.
                let near = zone.secondsFromGMT(for: there)
                date.offset = zone.secondsFromGMT(for: there - Double(near))
            }
            return date.moment
        }

        func word(_ index: Int) -> String? {
            if index < text.tokens.count, case .word(let word) = text.tokens[index] { return word }
            return nil
        }

        /// Returns a number of one or two digits.
        func number(_ index: Int) -> Int? {
            if index >= 0, index < text.tokens.count, case .number(let value, let digits) = text.tokens[index],
                digits <= 2
            {
                return value
            }
            return nil
        }

        func sign(_ index: Int) -> UInt8? {
            if index >= 0, index < text.tokens.count, case .sign(let sign) = text.tokens[index] { return sign }
            return nil
        }

        func isAttached(_ index: Int) -> Bool { index < text.attached.count && text.attached[index] }
    }
}
