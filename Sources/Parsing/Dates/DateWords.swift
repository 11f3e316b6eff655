internal import CRules

/// The words used in dates in every language, from Rules/dates.tsv.
///
/// Loaded for the first date that needs more than English and numbers; most runs never do.
struct DateWords: Sendable {
    /// The possible meanings of a word. There are several if the language is unknown: `listopad` is October or
    /// November.
    struct Meanings: Equatable {
        /// Month bits; bit 0 is January.
        var months: UInt16 = 0
        /// Weekday bits; bit 0 is Monday.
        var weekdays: UInt8 = 0
        var half: HalfOfDay?
    }

    /// Meanings by `key`. String keys would cost more than parsing all the dates of a feed.
    private var meanings: [UInt64: Meanings] = [:]
    private var zones: [UInt64: String] = [:]

    static let builtIn: DateWords = {
        let file = pulse_rules_dates()
        return DateWords(UnsafeBufferPointer(start: file.bytes, count: file.length))
    }()

    /// - Parameter text: lines in the format described at the top of Rules/dates.tsv.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        meanings.reserveCapacity(text.count / 10)
        for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let fields = line.split(separator: UInt8(ascii: "\t"))
            guard fields.count == 4 else { continue }
            let value = String(decoding: fields[1], as: UTF8.self)
            let isCommon = fields[2].elementsEqual("*".utf8)
            for word in fields[3].split(separator: UInt8(ascii: ",")) {
                if fields[0].elementsEqual("zone".utf8) {
                    zones[Self.key(word)] = value
                } else {
                    let key = isCommon ? Self.key(word) : Self.key(word, after: Self.key(fields[2] + [0]))
                    Self.add(
                        value, isMonth: fields[0].elementsEqual("month".utf8), to: &meanings[key, default: Meanings()])
                }
            }
        }
    }

    private static func add(_ value: String, isMonth: Bool, to meaning: inout Meanings) {
        switch Int(value) {
        case nil: meaning.half = HalfOfDay(rawValue: value)
        case let month? where isMonth: meaning.months |= 1 << (month - 1)
        case let weekday?: meaning.weekdays |= 1 << weekday
        }
    }

    /// Returns the FNV-1a hash of a word. An attacker who finds a collision can only garble their own dates.
    private static func key(_ word: some Sequence<UInt8>, after language: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        word.reduce(language) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Returns the meanings of a word.
    ///
    /// - Parameters:
    ///   - word: text folded by `DateLetters`; several words are separated by a space.
    ///   - languages: BCP 47 language subtags the text is likely to be in, most likely first.
    func meanings(of word: String, in languages: [String]) -> Meanings? {
        let common = meanings[Self.key(word.utf8)]
        for language in languages {
            guard let own = meanings[Self.key(word.utf8, after: Self.key(Array(language.utf8) + [0]))] else { continue }
            return Meanings(
                months: own.months == 0 ? common?.months ?? 0 : own.months,
                weekdays: own.weekdays == 0 ? common?.weekdays ?? 0 : own.weekdays, half: own.half ?? common?.half)
        }
        return common
    }

    /// Returns the IANA identifier for a zone name: "europe berlin", "w europe standard time".
    func zone(_ name: String) -> String? { zones[Self.key(name.utf8)] }
}

/// The half of the day on a twelve-hour clock.
enum HalfOfDay: String, Sendable {
    case am, pm
    /// Night: late evening or early morning, depending on the hour.
    case night

    /// Converts an hour to the 24-hour clock.
    ///
    /// - Parameter hour: an hour on the twelve-hour clock; other values are returned unchanged.
    func hour(_ hour: Int) -> Int {
        switch self {
        case .am: hour == 12 ? 0 : hour
        case .pm: hour < 12 ? hour + 12 : hour
        case .night: hour == 12 ? 0 : (6..<12).contains(hour) ? hour + 12 : hour
        }
    }
}
