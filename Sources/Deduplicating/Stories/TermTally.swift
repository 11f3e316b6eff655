internal import TextReading

/// The terms of a text, each once, with how it occurs there. One serves text after text.
struct TermTally {
    /// In the order in which they were met.
    private(set) var terms: [WordID] = []
    private(set) var occurrences: [Occurrence] = []
    private var slots = TermSlots(count: 512)
    private var order: [UInt64] = []

    mutating func removeAll() {
        terms.removeAll(keepingCapacity: true)
        occurrences.removeAll(keepingCapacity: true)
        slots.removeAll()
    }

    func contains(_ term: WordID) -> Bool { slots[slots.slot(of: term, in: terms)] != nil }

    /// Adds to what is known of a term; to what is made here where the text had none of it so far.
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

    /// Hands out the terms ascending, in an order that depends on the text alone.
    mutating func each(_ body: (WordID, Occurrence) -> Void) {
        // Of each the upper part of its number, and where it stands: eight bytes are sorted faster than sixteen.
        let mask = UInt64(terms.count).upperMask
        order.removeAll(keepingCapacity: true)
        for (place, term) in terms.enumerated() { order.append(term.rawValue & ~mask | UInt64(place)) }
        order.sort()
        // Hardly ever two have that part in common.
        for place in order.indices.dropFirst() {
            var at = place
            while at > 0, terms[Int(order[at] & mask)].rawValue < terms[Int(order[at - 1] & mask)].rawValue {
                order.swapAt(at, at - 1)
                at -= 1
            }
        }
        for entry in order { body(terms[Int(entry & mask)], occurrences[Int(entry & mask)]) }
    }

    /// A term as it occurs in an article.
    struct Occurrence {
        /// How often, more for words of the title.
        var weight = 0.0
        /// The words of a pair.
        var parts: (first: WordID, second: WordID)?
        /// How often it stands within sentences, and how often of these with a capital: names do.
        var inSentences: Int32 = 0
        var capitals: Int32 = 0
        /// Where it stands best.
        var prominence: Prominence
        /// Whether it is a number, in figures or in letters.
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
    /// Ones where smaller numbers may have some.
    fileprivate var upperMask: UInt64 { self > 1 ? .max >> UInt64((self - 1).leadingZeroBitCount) : 0 }
}
