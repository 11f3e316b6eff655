internal import TextReading

/// Where each of some terms stands in a list, by its hash: an open-addressed table of places, for which a dictionary of each text
/// took longer to make than all that was put into it.
///
/// The list is its owner's, who hands it in and tells of each term that is added.
struct TermSlots: Sendable {
    /// Where a term stands, counted from one; 0 where there is none.
    private var places: [Int32]

    /// - Parameter count: of slots, a power of two; at most half are filled before there are twice as many.
    init(count: Int) { places = Array(repeating: 0, count: count) }

    /// The place of what a slot holds; nil where it is empty.
    subscript(slot: Int) -> Int? { places[slot] == 0 ? nil : Int(places[slot]) - 1 }

    /// The slot of a term, or the one that it would have.
    func slot(of term: WordID, in terms: [WordID]) -> Int {
        let mask = places.count - 1
        var slot = Int(truncatingIfNeeded: (term.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while places[slot] != 0, terms[Int(places[slot]) - 1] != term { slot = (slot + 1) & mask }
        return slot
    }

    /// Notes the last of the terms, which is new, in its slot.
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
