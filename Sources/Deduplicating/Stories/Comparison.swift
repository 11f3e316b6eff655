/// What beside their words speaks for two articles telling one event, and against it.
struct Comparison: OptionSet {
    let rawValue: UInt8

    /// Two quakes, two rulings: of one kind, but elsewhere and of others.
    static let otherNames = Comparison(rawValue: 1 << 0)
    static let roundup = Comparison(rawValue: 1 << 1)
    /// "What happened on 16 September" goes on where "on 15 September" ended, and tells of other things.
    static let otherDates = Comparison(rawValue: 1 << 2)
    static let sameDay = Comparison(rawValue: 1 << 3)
    static let sameNumber = Comparison(rawValue: 1 << 4)
    /// "720 men sentenced", "two guards shot": as many as the other says, or not the same.
    static let otherNumbers = Comparison(rawValue: 1 << 5)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ a: Clues, _ b: Clues) {
        self = []
        if !a.names.isEmpty, !b.names.isEmpty, !a.hasCommonName(with: b) { insert(.otherNames) }
        if a.isRoundup != b.isRoundup { insert(.roundup) }
        if !a.dates.isEmpty, !b.dates.isEmpty, a.dates.isDisjoint(with: b.dates) { insert(.otherDates) }
        if a.days & b.days != 0 { insert(.sameDay) }
        if !a.numbers.isDisjoint(with: b.numbers) {
            insert(.sameNumber)
        } else if !a.titleNumbers.isEmpty, !b.titleNumbers.isEmpty {
            insert(.otherNumbers)
        }
    }

    /// What a likeness is to be multiplied by.
    var factor: Double { Self.factors[Int(rawValue)] }

    /// No pair is helped more.
    static let greatestFactor = factors.max() ?? 1

    /// By the raw value: millions of pairs are compared.
    private static let factors = (0..<(1 << UInt8(all.count))).map { value in
        all.reduce(1) { Comparison(rawValue: value).contains($1.clue) ? $0 * $1.factor : $0 }
    }

    /// For readers, each with what it multiplies by.
    var reasons: [String] { Self.all.filter { contains($0.clue) }.map { "\($0.reason) (× \($0.factor))" } }

    private static let all: [(clue: Comparison, factor: Double, reason: String)] = [
        (.otherNames, 0.2, "no name in common"),
        (.roundup, 0.5, "one of them tells of many events"),
        (.otherDates, 0.05, "their titles name other dates"),
        (.sameDay, 1.05, "both name the same day"),
        (.sameNumber, 1.2, "both say the same number"),
        (.otherNumbers, 0.5, "their titles say other numbers"),
    ]
}
