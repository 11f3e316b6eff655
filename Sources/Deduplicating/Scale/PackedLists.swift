internal import TextReading

/// Short ascending lists without duplicates, in one array.
struct PackedLists<Element: Sendable & OrderedByNumber>: Sendable {
    /// The end of each list.
    private var ends: [Int32] = []
    private var elements: [Element] = []

    mutating func add(_ run: some Sequence<Element>) {
        elements += run
        ends.append(Int32(elements.count))
    }

    /// Adds an element to the open list.
    mutating func add(_ element: Element) { elements.append(element) }

    /// Closes the open list.
    mutating func end() { ends.append(Int32(elements.count)) }

    /// Appends other lists.
    mutating func add(_ others: PackedLists) {
        let count = Int32(elements.count)
        elements += others.elements
        for end in others.ends { ends.append(count + end) }
    }

    func count(of run: Int) -> Int { Int(ends[run]) - start(of: run) }

    func areDisjoint(_ a: Int, _ b: Int) -> Bool {
        var (one, other) = (start(of: a), start(of: b))
        let (endOfOne, endOfOther) = (Int(ends[a]), Int(ends[b]))
        while one < endOfOne, other < endOfOther {
            let (first, second) = (elements[one].order, elements[other].order)
            if first == second { return false }
            // Avoid a branch here: which element is smaller is unpredictable.
            one &+= first < second ? 1 : 0
            other &+= first < second ? 0 : 1
        }
        return true
    }

    private func start(of run: Int) -> Int { run == 0 ? 0 : Int(ends[run - 1]) }
}

/// A type ordered by a number.
protocol OrderedByNumber {
    associatedtype Order: FixedWidthInteger
    var order: Order { get }
}

extension Int32: OrderedByNumber {
    var order: Int32 { self }
}

extension UInt16: OrderedByNumber {
    var order: UInt16 { self }
}

extension WordID: OrderedByNumber {
    var order: UInt64 { rawValue }
}
