/// The clues, apart from shared words, for and against two articles reporting one event.
struct Comparison: OptionSet {
    private typealias Tuning = ClusteringTuning.Pairs

    let rawValue: UInt8

    /// No name in common: two quakes, two rulings of the same kind, but in different places.
    static let otherNames = Comparison(rawValue: 1 << 0)
    static let roundup = Comparison(rawValue: 1 << 1)
    /// Different dates in their titles: "What happened on 16 September" follows "on 15 September", and is about other
    /// things.
    static let otherDates = Comparison(rawValue: 1 << 2)
    static let sameDay = Comparison(rawValue: 1 << 3)
    static let sameNumber = Comparison(rawValue: 1 << 4)
    /// Different numbers in their titles: "720 men sentenced", "two guards shot".
    static let otherNumbers = Comparison(rawValue: 1 << 5)
    /// The same picture: two editors consider it to fit the same subject.
    static let samePicture = Comparison(rawValue: 1 << 6)
    /// A rise in one title and a fall in the other: "Shares rebound", "Shares slump".
    static let otherDirections = Comparison(rawValue: 1 << 7)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The factor for the similarity of the two: the product of the factors of all clues present.
    var factor: Double { Self.factors[Int(rawValue)] }

    /// The largest factor that any pair can get.
    static let greatestFactor = factors.max() ?? 1

    /// The factor for each raw value, computed once because millions of pairs are compared.
    private static let factors = (0...UInt8.max).map { value in
        all.reduce(1) { Comparison(rawValue: value).contains($1.clue) ? $0 * $1.factor : $0 }
    }

    /// The clues as readers see them, each with its factor.
    var reasons: [String] { Self.all.filter { contains($0.clue) }.map { "\($0.reason) (× \($0.factor))" } }

    private static let all: [(clue: Comparison, factor: Double, reason: String)] = [
        (.otherNames, Tuning.otherNames, "no name in common"),
        (.roundup, Tuning.roundupFactor, "one of them covers many events"),
        (.otherDates, Tuning.otherDates, "their titles give different dates"),
        (.sameDay, Tuning.sameDay, "both name the same day"),
        (.sameNumber, Tuning.sameNumber, "both give the same number"),
        (.otherNumbers, Tuning.otherNumbers, "their titles give different numbers"),
        (.otherDirections, Tuning.otherDirections, "one title reports a rise, the other a fall"),
        (.samePicture, Tuning.samePicture, "both show the same picture"),
    ]
}
