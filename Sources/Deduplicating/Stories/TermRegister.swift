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
    /// Where each term stands among them, counted from one, by its hash; 0 where there is none.
    private var slots = [Int32](repeating: 0, count: 4_096)

    /// The number of a term; nil where no article has it.
    func number(of term: WordID) -> Int32? {
        let number = slots[slot(of: term)]
        return number == 0 ? nil : number - 1
    }

    /// A term as it occurs in one more article.
    mutating func entry(of term: WordID, _ occurrence: TermTally.Occurrence, _ commonness: Commonness) -> TermEntry {
        let slot = slot(of: term)
        var number = slots[slot] - 1
        if number < 0 {
            number = Int32(words.count)
            add(
                term, at: slot, share: commonness.ofArticles(with: term, parts: occurrence.parts),
                Kind(isPair: occurrence.parts != nil, isNumber: occurrence.isNumber))
        }
        uses[Int(number)].articles += 1
        uses[Int(number)].inSentences += occurrence.inSentences
        uses[Int(number)].capitals += occurrence.capitals
        return TermEntry(
            term: number, occurrence: scale.number(of: occurrence.weight), prominence: occurrence.prominence)
    }

    /// Takes in the terms of other articles, which are met after these.
    ///
    /// - Returns: the numbers here of the others' terms and of how often these occur, by their numbers there.
    mutating func add(_ others: TermRegister) -> (terms: [Int32], occurrences: [UInt16]) {
        var numbers: [Int32] = []
        numbers.reserveCapacity(others.words.count)
        for (number, term) in others.words.enumerated() {
            let slot = slot(of: term)
            var here = slots[slot] - 1
            if here < 0 {
                here = Int32(words.count)
                add(term, at: slot, share: others.shares[number], others.kinds[number])
            }
            numbers.append(here)
            let use = others.uses[number]
            uses[Int(here)].articles += use.articles
            uses[Int(here)].inSentences += use.inSentences
            uses[Int(here)].capitals += use.capitals
        }
        return (numbers, others.scale.weights.map { scale.number(of: $0) })
    }

    private mutating func add(_ term: WordID, at slot: Int, share: Double, _ kind: Kind) {
        words.append(term)
        uses.append(Use())
        shares.append(share)
        kinds.append(kind)
        slots[slot] = Int32(words.count)
        if words.count * 2 > slots.count { grow() }
    }

    /// Where a term stands, or would.
    private func slot(of term: WordID) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: (term.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while slots[slot] != 0, words[Int(slots[slot]) - 1] != term { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        slots = []
        let count = Int(UInt(words.count * 4).nextPowerOfTwo)
        slots = Array(repeating: 0, count: count)
        for (place, term) in words.enumerated() { slots[slot(of: term)] = Int32(place + 1) }
    }
}

extension UInt {
    fileprivate var nextPowerOfTwo: UInt { 1 << UInt(UInt.bitWidth - (self - 1).leadingZeroBitCount) }
}
