internal import TextReading

/// Numbers the terms of articles in the order of their first use, and counts their uses.
///
/// Several dictionaries are filled in parallel; one then absorbs the others.
struct TermDictionary: Sendable {
    /// The uses of a term in all articles.
    struct Use: Sendable {
        /// The number of articles that contain it.
        var articles: Int32 = 0
        /// The number of occurrences within sentences.
        var inSentences: Int32 = 0
        /// The number of those with a capital, as names have.
        var capitals: Int32 = 0

        mutating func add(_ other: Use) {
            articles += other.articles
            inSentences += other.inSentences
            capitals += other.capitals
        }
    }

    /// Properties of a term that do not depend on its use.
    struct Kind: Sendable {
        let isPair: Bool
        let isNumber: Bool
    }

    private(set) var words: [WordID] = []
    private(set) var uses: [Use] = []
    /// The share of all news (0…1) that contains each term at other times.
    private(set) var shares: [Double] = []
    private(set) var kinds: [Kind] = []
    private(set) var scale = CountCodes()
    private var slots = TermHashTable(count: 4_096)

    /// Returns the number of a term; nil if no article has it.
    func number(of term: WordID) -> Int32? {
        slots[slots.slot(of: term, in: words)].map { Int32($0) }
    }

    /// Adds a term's occurrence in one more article, and returns its entry.
    mutating func entry(of term: WordID, _ occurrence: TermTally.Occurrence, _ commonness: Commonness) -> TermEntry {
        let slot = slots.slot(of: term, in: words)
        let number =
            slots[slot]
            ?? add(
                term, at: slot, share: commonness.ofArticles(with: term, parts: occurrence.parts),
                Kind(isPair: occurrence.parts != nil, isNumber: occurrence.isNumber))
        uses[number].add(Use(articles: 1, inSentences: occurrence.inSentences, capitals: occurrence.capitals))
        return TermEntry(
            term: Int32(number), occurrence: scale.number(of: occurrence.weight), prominence: occurrence.prominence)
    }

    /// Absorbs the terms of another dictionary, whose articles follow.
    ///
    /// - Returns: the new numbers of its terms and of its counts, indexed by its own.
    mutating func add(_ others: TermDictionary) -> (terms: [Int32], occurrences: [UInt16]) {
        var numbers: [Int32] = []
        numbers.reserveCapacity(others.words.count)
        for (number, term) in others.words.enumerated() {
            let slot = slots.slot(of: term, in: words)
            let here = slots[slot] ?? add(term, at: slot, share: others.shares[number], others.kinds[number])
            numbers.append(Int32(here))
            uses[here].add(others.uses[number])
        }
        return (numbers, others.scale.weights.map { scale.number(of: $0) })
    }

    /// - Returns: the new term's number.
    private mutating func add(_ term: WordID, at slot: Int, share: Double, _ kind: Kind) -> Int {
        words.append(term)
        uses.append(Use())
        shares.append(share)
        kinds.append(kind)
        slots.noteLast(of: words, in: slot)
        return words.count - 1
    }
}
