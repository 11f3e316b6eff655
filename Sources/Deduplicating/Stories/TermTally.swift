internal import TextReading

/// The terms of a text, each once, with how it occurs there. One serves text after text: a dictionary of each took longer to
/// make than all that was put into it.
struct TermTally {
    /// In the order in which they were met.
    private(set) var terms: [WordID] = []
    private(set) var occurrences: [Occurrence] = []
    /// Where each term stands among them, counted from one, by its hash; 0 where there is none.
    private var slots = [Int32](repeating: 0, count: 512)

    mutating func removeAll() {
        terms.removeAll(keepingCapacity: true)
        occurrences.removeAll(keepingCapacity: true)
        for slot in slots.indices { slots[slot] = 0 }
    }

    func contains(_ term: WordID) -> Bool { slots[slot(of: term)] != 0 }

    /// Adds to what is known of a term; to what is made here where the text had none of it so far.
    mutating func add(_ term: WordID, else first: @autoclosure () -> Occurrence, _ body: (inout Occurrence) -> Void) {
        let slot = slot(of: term)
        if slots[slot] == 0 {
            terms.append(term)
            occurrences.append(first())
            slots[slot] = Int32(terms.count)
        }
        body(&occurrences[Int(slots[slot]) - 1])
        if terms.count * 2 > slots.count { grow() }
    }

    /// Where a term stands, or would.
    private func slot(of term: WordID) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: (term.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while slots[slot] != 0, terms[Int(slots[slot]) - 1] != term { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for (place, term) in terms.enumerated() { slots[slot(of: term)] = Int32(place + 1) }
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
