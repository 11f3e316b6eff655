internal import CRules

/// The words of dates in all languages, of Rules/dates.tsv.
///
/// Built for the first date that English and numbers do not explain; most runs never need it.
struct DateWords: Sendable {
    /// The meanings of a word. It has several where nothing says which language it is of: `listopad` is October or November.
    struct Meanings: Equatable {
        /// Bit 0 is January.
        var months: UInt16 = 0
        /// Bit 0 is Monday.
        var weekdays: UInt8 = 0
        var half: HalfOfDay?
    }

    private var meanings: [String: Meanings] = [:]
    /// By language and word, where a language differs from the others.
    private var own: [String: Meanings] = [:]
    private var zones: [String: String] = [:]

    static let builtIn: DateWords = {
        let file = pulse_rules_dates()
        return DateWords(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }()

    init(text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t")
            guard fields.count == 4 else { continue }
            for word in fields[3].split(separator: ",") { add(fields[0], fields[1], fields[2], String(word)) }
        }
    }

    private mutating func add(_ kind: Substring, _ value: Substring, _ language: Substring, _ word: String) {
        if kind == "zone" {
            zones[word] = String(value)
            return
        }
        var meaning =
            language == "*" ? meanings[word, default: Meanings()] : own["\(language) \(word)", default: Meanings()]
        switch (kind, Int(value)) {
        case ("month", let number?): meaning.months |= 1 << (number - 1)
        case ("weekday", let number?): meaning.weekdays |= 1 << number
        default: meaning.half = HalfOfDay(rawValue: String(value))
        }
        if language == "*" { meanings[word] = meaning } else { own["\(language) \(word)"] = meaning }
    }

    /// - Parameters:
    ///   - word: folded (`DateLetters`), several words parted by a space.
    ///   - languages: those that the text is probably in, the likeliest first; subtags as in BCP 47.
    func meanings(of word: String, in languages: [String]) -> Meanings? {
        let common = meanings[word]
        for language in languages {
            guard let own = own["\(language) \(word)"] else { continue }
            return Meanings(
                months: own.months == 0 ? common?.months ?? 0 : own.months,
                weekdays: own.weekdays == 0 ? common?.weekdays ?? 0 : own.weekdays, half: own.half ?? common?.half)
        }
        return common
    }

    /// IANA's identifier of a zone called so: "europe berlin", "w europe standard time".
    func zone(_ name: String) -> String? { zones[name] }
}

/// Where a clock of twelve hours is.
enum HalfOfDay: String, Sendable {
    case am, pm
    /// Late in the evening or early in the morning.
    case night

    /// - Parameter hour: by the clock of twelve hours; others are left as they are.
    func hour(_ hour: Int) -> Int {
        switch self {
        case .am: hour == 12 ? 0 : hour
        case .pm: hour < 12 ? hour + 12 : hour
        case .night: hour == 12 ? 0 : (6..<12).contains(hour) ? hour + 12 : hour
        }
    }
}
