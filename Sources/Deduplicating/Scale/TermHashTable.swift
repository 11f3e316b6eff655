internal import TextReading

/// The position of each term in a list, by hash: an open-addressed table of positions. A dictionary per text took
/// longer to create than to fill.
///
/// The caller owns the list, passes it in, and reports each term that it adds.
struct TermHashTable: Sendable {
    /// The position of a term plus one; 0 for an empty slot.
    private var places: [Int32]

    /// - Parameter count: the number of slots, a power of two. The table doubles when it is more than half full.
    init(count: Int) { places = Array(repeating: 0, count: count) }

    /// The position in a slot; nil if it is empty.
    subscript(slot: Int) -> Int? { places[slot] == 0 ? nil : Int(places[slot]) - 1 }

    /// Returns the slot of a term, or the free slot for it.
    func slot(of term: WordID, in terms: [WordID]) -> Int {
        let mask = places.count - 1
        var slot = Int(truncatingIfNeeded: (term.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while places[slot] != 0, terms[Int(places[slot]) - 1] != term { slot = (slot + 1) & mask }
        return slot
    }

    /// Records the last term, which is new, in its slot.
    mutating func noteLast(of terms: [WordID], in slot: Int) {
        places[slot] = Int32(terms.count)
        guard terms.count * 2 > places.count else { return }
        let count = places.count * 2
        places = []
        places = Array(repeating: 0, count: count)
        for (place, term) in terms.enumerated() { places[self.slot(of: term, in: terms)] = Int32(place + 1) }
    }

    mutating func removeAll() {
        for slot in places.indices { places[slot] = 0 }
    }
}
