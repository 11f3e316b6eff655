/// The sums of the similarities between one group and others, in one ascending list. A dictionary per group took twice
/// the time and twice the memory.
struct LinkageSums {
    struct Entry {
        let other: Int32
        var sum: Double
    }

    /// Entries, ascending by the other group's number.
    private(set) var entries: [Entry] = []

    mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

    mutating func add(_ similarity: Double, to other: Int) {
        let place = place(of: other)
        if place < entries.count, entries[place].other == other {
            entries[place].sum += similarity
        } else {
            entries.insert(Entry(other: Int32(other), sum: similarity), at: place)
        }
    }

    mutating func remove(_ other: Int) {
        let place = place(of: other)
        if place < entries.count, entries[place].other == other { entries.remove(at: place) }
    }

    /// Returns the merged lists, without two groups.
    func joined(with others: [Entry], besides first: Int, and second: Int) -> LinkageSums {
        var result = LinkageSums()
        result.entries.reserveCapacity(entries.count + others.count)
        var (own, other) = (0, 0)
        func take(_ entry: Entry) {
            if entry.other != first, entry.other != second { result.entries.append(entry) }
        }
        while own < entries.count, other < others.count {
            if entries[own].other < others[other].other {
                take(entries[own])
                own += 1
            } else if entries[own].other > others[other].other {
                take(others[other])
                other += 1
            } else {
                take(Entry(other: entries[own].other, sum: entries[own].sum + others[other].sum))
                (own, other) = (own + 1, other + 1)
            }
        }
        for entry in entries[own...] { take(entry) }
        for entry in others[other...] { take(entry) }
        return result
    }

    /// Returns the position of a group, or where it would be inserted.
    private func place(of other: Int) -> Int {
        // Most additions go to the end.
        guard let last = entries.last, last.other >= other else { return entries.count }
        return (0..<entries.count).first(notBefore: { entries[$0].other < other })
    }
}
