internal import TextReading

/// Facts about articles, other than their vocabulary, that tell the event of each from similar ones.
///
/// Of all articles one behind the other: sets of each would be five pieces of memory apiece, copied and counted for every pair that is
/// compared.
struct Clues: Sendable {
    /// Those of one article that stand alone.
    struct Clue: Sendable {
        /// The days of the week that it names, one bit each.
        let days: UInt8
        /// Whether it reports many events, judging by its title.
        let isRoundup: Bool
        /// The number of its picture where a few others show the same; else -1.
        fileprivate(set) var picture: Int32 = -1
    }

    private var clues: [Clue] = []
    /// Of each article the numbers in its title; those in the title and the first lines; the large ones in the title, for a count of
    /// today is not that of yesterday. Each ascending.
    private var numbers = Runs<WordID>()
    private static let (kinds, ofTitle, ofTop, counts) = (3, 0, 1, 2)
    /// The calendar dates named in each title, ascending.
    private var dates = Runs<UInt16>()
    /// The numbers of each article's terms that are names, ascending.
    private var names = Runs<Int32>()

    var count: Int { clues.count }

    subscript(article: Int) -> Clue { clues[article] }

    /// Adds what an article tells by itself; what it has in common with others is found later.
    mutating func add(_ article: ArticleTerms) {
        clues.append(Clue(days: article.days, isRoundup: article.isRoundup))
        for some in [article.titleNumbers, article.numbers, article.counts] {
            numbers.add(some.sorted { $0.rawValue < $1.rawValue })
        }
        dates.add(article.dates.sorted())
    }

    /// Adds those of other articles behind these.
    mutating func add(_ others: Clues) {
        clues += others.clues
        numbers.add(others.numbers)
        dates.add(others.dates)
    }

    /// Adds the names of the articles that have none yet.
    mutating func add(names others: Runs<Int32>) { names.add(others) }

    mutating func set(picture: Int32, of article: Int) { clues[article].picture = picture }

    /// Two articles that share fewer words than this may be alike only because both say little, or share one set phrase
    /// ("data centre", "morning briefing"). For bare headlines the number falls to `leastEvidence`.
    private static let evidence = 6
    private static let leastEvidence = 3

    /// Whether this many common words are enough for two articles of so many words to be about one event.
    static func allow(commonWords: Int, of words: Int32, and others: Int32) -> Bool {
        commonWords >= min(evidence, max(leastEvidence, Int(min(words, others)) / 4))
    }

    /// What speaks for and against two articles being about one event.
    func comparison(of a: Int, and b: Int) -> Comparison {
        let (one, other) = (clues[a], clues[b])
        var comparison: Comparison = []
        if haveOtherNames(a, b) { comparison.insert(.otherNames) }
        if one.isRoundup != other.isRoundup { comparison.insert(.roundup) }
        if dates.count(of: a) > 0, dates.count(of: b) > 0, dates.areDisjoint(a, b) { comparison.insert(.otherDates) }
        if one.days & other.days != 0 { comparison.insert(.sameDay) }
        if haveCountedAnew(a, b) {
            comparison.insert(.otherNumbers)
        } else if !areDisjoint(a, Self.ofTop, b, Self.ofTop) {
            comparison.insert(.sameNumber)
        } else if has(a, Self.ofTitle), has(b, Self.ofTitle) {
            comparison.insert(.otherNumbers)
        }
        if one.picture >= 0, one.picture == other.picture { comparison.insert(.samePicture) }
        return comparison
    }

    /// Whether both have names, and none in common.
    private func haveOtherNames(_ a: Int, _ b: Int) -> Bool {
        names.count(of: a) > 0 && names.count(of: b) > 0 && names.areDisjoint(a, b)
    }

    /// Whether both titles say large numbers and neither article has the other's: "1,351 cases" one day, "1,284 cases" the
    /// next, however many smaller numbers they share.
    private func haveCountedAnew(_ a: Int, _ b: Int) -> Bool {
        has(a, Self.counts) && has(b, Self.counts) && areDisjoint(a, Self.counts, b, Self.ofTop)
            && areDisjoint(b, Self.counts, a, Self.ofTop)
    }

    private func has(_ article: Int, _ kind: Int) -> Bool { numbers.count(of: article * Self.kinds + kind) > 0 }

    private func areDisjoint(_ a: Int, _ kind: Int, _ b: Int, _ other: Int) -> Bool {
        numbers.areDisjoint(a * Self.kinds + kind, b * Self.kinds + other)
    }
}
