internal import TextReading

/// The terms of all articles, numbered in the order in which they were met, and how they are used.
struct TermRegister {
    /// How a term is used in all articles.
    struct Use {
        /// How many articles have it.
        var articles: Int32 = 0
        /// How often it stands within sentences, and how often of these with a capital.
        var inSentences: Int32 = 0
        var capitals: Int32 = 0
    }

    private(set) var numbers: [WordID: Int32] = [:]
    private(set) var words: [WordID] = []
    private(set) var uses: [Use] = []
    /// The part of all news (0…1) that each is in at other times.
    private(set) var shares: [Double] = []
    private(set) var isPair: [Bool] = []
    private(set) var isNumber: [Bool] = []
    private let commonness: Commonness
    private var scale = OccurrenceScale()

    init(commonness: Commonness) { self.commonness = commonness }

    /// The logarithms of how often terms occur, by number.
    var logarithms: [Double] { scale.logarithms }

    /// A term as it occurs in one more article.
    mutating func entry(of term: WordID, _ occurrence: TermTally.Occurrence) -> TermEntry {
        let number = numbers[term] ?? added(term, occurrence)
        uses[Int(number)].articles += 1
        uses[Int(number)].inSentences += occurrence.inSentences
        uses[Int(number)].capitals += occurrence.capitals
        return TermEntry(
            term: number, occurrence: scale.number(of: occurrence.weight), prominence: occurrence.prominence)
    }

    private mutating func added(_ term: WordID, _ occurrence: TermTally.Occurrence) -> Int32 {
        let number = Int32(words.count)
        numbers[term] = number
        words.append(term)
        uses.append(Use())
        shares.append(commonness.ofArticles(with: term, parts: occurrence.parts))
        isPair.append(occurrence.parts != nil)
        isNumber.append(occurrence.isNumber)
        return number
    }
}
