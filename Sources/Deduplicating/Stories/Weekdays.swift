/// The days of the week in English, Spanish and Portuguese. Two reports of one event name the same day more often than
/// not, whenever they were published.
enum Weekdays {
    /// One bit, from Monday; nil for other words.
    static func bit(of word: [UInt8], key: UInt64) -> UInt8? {
        word.count > 4 ? bits[key] : nil
    }

    private static let bits: [UInt64: UInt8] = Dictionary(
        [
            "monday tuesday wednesday thursday friday saturday sunday",
            "lunes martes miércoles jueves viernes sábado domingo",
        ].flatMap { names in
            names.split(separator: " ").enumerated().map { (Word.key(of: $1.utf8), 1 << UInt8($0)) }
        }, uniquingKeysWith: { first, _ in first })
}
