internal import TextReading

/// Facts about articles besides their vocabulary, for telling similar events apart.
///
/// All articles share one set of lists. Separate sets for each would be five allocations per article, retained for
/// every comparison.
struct EventFeatures: Sendable {
    private typealias Tuning = ClusteringTuning.Pairs

    /// The facts of one article that need no list.
    struct Row: Sendable {
        /// The days of the week that it names, one bit each.
        let days: UInt8
        /// Whether it reports many events, judging by its title.
        let isRoundup: Bool
        /// Whether its title reports a rise (1), a fall (2), both (3) or neither (0).
        let directions: UInt8
        /// The number of a picture that a few articles share; otherwise -1.
        fileprivate(set) var picture: Int32 = -1
    }

    private var features: [Row] = []
    /// Three lists per article, each ascending: the numbers in the title; those in the title and first lines; the
    /// large ones in the title, because today's count differs from yesterday's.
    private var numbers = PackedLists<WordID>()
    private static let (kinds, ofTitle, ofTop, counts) = (3, 0, 1, 2)
    /// The calendar dates named in each title, ascending.
    private var dates = PackedLists<UInt16>()
    /// The terms of each article that are names, ascending.
    private var names = PackedLists<Int32>()

    var count: Int { features.count }

    subscript(article: Int) -> Row { features[article] }

    /// Adds an article's own facts. Facts shared with other articles are added later.
    mutating func add(_ article: ArticleTerms) {
        features.append(Row(days: article.days, isRoundup: article.isRoundup, directions: article.directions))
        for some in [article.titleNumbers, article.numbers, article.counts] {
            numbers.add(some.sorted { $0.rawValue < $1.rawValue })
        }
        dates.add(article.dates.sorted())
    }

    /// Appends the facts of other articles.
    mutating func add(_ others: EventFeatures) {
        features += others.features
        numbers.add(others.numbers)
        dates.add(others.dates)
    }

    /// Appends names for the articles that have none yet.
    mutating func add(names others: PackedLists<Int32>) { names.add(others) }

    mutating func set(picture: Int32, of article: Int) { features[article].picture = picture }

    /// Returns whether two articles share enough words, given how many each has.
    static func allow(commonWords: Int, of words: Int32, and others: Int32) -> Bool {
        commonWords
            >= min(
                Tuning.fewestWords,
                max(Tuning.fewestWordsOfHeadlines, Int(min(words, others)) / Tuning.wordsPerCommonWord))
    }

    /// Returns the clues for and against two articles reporting one event.
    func comparison(of a: Int, and b: Int) -> Comparison {
        let (one, other) = (features[a], features[b])
        var comparison: Comparison = []
        if haveOtherNames(a, b) { comparison.insert(.otherNames) }
        if one.isRoundup != other.isRoundup { comparison.insert(.roundup) }
        if dates.count(of: a) > 0, dates.count(of: b) > 0, dates.areDisjoint(a, b) { comparison.insert(.otherDates) }
        if one.directions ^ other.directions == 3, one.directions != 0, other.directions != 0 {
            comparison.insert(.otherDirections)
        }
        if one.days & other.days != 0 { comparison.insert(.sameDay) }
        if haveOtherCounts(a, b) {
            comparison.insert(.otherNumbers)
        } else if !areDisjoint(a, Self.ofTop, b, Self.ofTop) {
            comparison.insert(.sameNumber)
        } else if has(a, Self.ofTitle), has(b, Self.ofTitle) {
            comparison.insert(.otherNumbers)
        }
        if one.picture >= 0, one.picture == other.picture { comparison.insert(.samePicture) }
        return comparison
    }

    /// Returns whether both have names but share none.
    private func haveOtherNames(_ a: Int, _ b: Int) -> Bool {
        names.count(of: a) > 0 && names.count(of: b) > 0 && names.areDisjoint(a, b)
    }

    /// Returns whether both titles give large numbers that the other article lacks: "1,351 cases" one day, "1,284
    /// cases" the next. Shared smaller numbers do not matter.
    private func haveOtherCounts(_ a: Int, _ b: Int) -> Bool {
        has(a, Self.counts) && has(b, Self.counts) && areDisjoint(a, Self.counts, b, Self.ofTop)
            && areDisjoint(b, Self.counts, a, Self.ofTop)
    }

    private func has(_ article: Int, _ kind: Int) -> Bool { numbers.count(of: article * Self.kinds + kind) > 0 }

    private func areDisjoint(_ a: Int, _ kind: Int, _ b: Int, _ other: Int) -> Bool {
        numbers.areDisjoint(a * Self.kinds + kind, b * Self.kinds + other)
    }
}
