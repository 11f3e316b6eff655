internal import TextReading

/// Counts the distinct terms of a text. One tally serves many texts.
struct TermTally {
    /// The terms, in the order of first use.
    private(set) var terms: [WordID] = []
    private(set) var occurrences: [Occurrence] = []
    private var slots = TermHashTable(count: 512)
    private var order: [UInt64] = []

    mutating func removeAll() {
        terms.removeAll(keepingCapacity: true)
        occurrences.removeAll(keepingCapacity: true)
        slots.removeAll()
    }

    func contains(_ term: WordID) -> Bool { slots[slots.slot(of: term, in: terms)] != nil }

    /// Updates a term's occurrence, creating it on first sight.
    mutating func add(_ term: WordID, else first: @autoclosure () -> Occurrence, _ body: (inout Occurrence) -> Void) {
        let slot = slots.slot(of: term, in: terms)
        let known = slots[slot]
        if known == nil {
            terms.append(term)
            occurrences.append(first())
            slots.noteLast(of: terms, in: slot)
        }
        body(&occurrences[known ?? terms.count - 1])
    }

    /// Visits the terms in ascending order, which depends on the text alone.
    mutating func each(_ body: (WordID, Occurrence) -> Void) {
        // Sort the upper bits of each term with its position: eight bytes sort faster than sixteen.
        let mask = UInt64(terms.count).upperMask
        order.removeAll(keepingCapacity: true)
        for (place, term) in terms.enumerated() { order.append(term.rawValue & ~mask | UInt64(place)) }
        order.sort()
        // Equal upper bits are very rare, so insertion sort suffices.
        for place in order.indices.dropFirst() {
            var at = place
            while at > 0, terms[Int(order[at] & mask)].rawValue < terms[Int(order[at - 1] & mask)].rawValue {
                order.swapAt(at, at - 1)
                at -= 1
            }
        }
        for entry in order { body(terms[Int(entry & mask)], occurrences[Int(entry & mask)]) }
    }

    /// A term's occurrences in an article.
    struct Occurrence {
        /// The number of occurrences; words of the title weigh more.
        var weight = 0.0
        /// The two words of a pair.
        var parts: (first: WordID, second: WordID)?
        /// The number of occurrences within sentences.
        var inSentences: Int32 = 0
        /// The number of those with a capital, as names have.
        var capitals: Int32 = 0
        /// Its best position.
        var prominence: Prominence
        /// Whether it is a number, in figures or letters.
        var isNumber = false

        mutating func add(
            _ weight: Double, _ prominence: Prominence, inSentence: Bool = false, isCapitalised: Bool = false
        ) {
            self.weight += weight
            self.prominence = max(self.prominence, prominence)
            guard inSentence else { return }
            inSentences += 1
            if isCapitalised { capitals += 1 }
        }
    }
}

extension UInt64 {
    /// A mask of the bits that smaller numbers may use.
    fileprivate var upperMask: UInt64 { self > 1 ? .max >> UInt64((self - 1).leadingZeroBitCount) : 0 }
}
