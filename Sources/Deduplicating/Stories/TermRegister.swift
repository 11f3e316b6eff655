internal import TextReading

/// The terms of articles, numbered in the order in which they were met, and how they are used.
///
/// Some articles' terms are numbered by one register, those of others beside it by another; then one takes the others in.
struct TermRegister: Sendable {
    /// How a term is used in all articles.
    struct Use: Sendable {
        /// How many articles have it.
        var articles: Int32 = 0
        /// How often it stands within sentences, and how often of these with a capital.
        var inSentences: Int32 = 0
        var capitals: Int32 = 0

        mutating func add(_ other: Use) {
            articles += other.articles
            inSentences += other.inSentences
            capitals += other.capitals
        }
    }

    /// What a term is wherever it stands.
    struct Kind: Sendable {
        let isPair: Bool
        let isNumber: Bool
    }

    private(set) var words: [WordID] = []
    private(set) var uses: [Use] = []
    /// The part of all news (0…1) that each is in at other times.
    private(set) var shares: [Double] = []
    private(set) var kinds: [Kind] = []
    private(set) var scale = OccurrenceScale()
    private var slots = TermSlots(count: 4_096)

    /// The number of a term; nil where no article has it.
    func number(of term: WordID) -> Int32? {
        slots[slots.slot(of: term, in: words)].map { Int32($0) }
    }

    /// A term as it occurs in one more article.
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

    /// Takes in the terms of other articles, which are met after these.
    ///
    /// - Returns: the numbers here of the others' terms and of how often these occur, by their numbers there.
    mutating func add(_ others: TermRegister) -> (terms: [Int32], occurrences: [UInt16]) {
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
