/// A list in which each entry stands once, in the order in which they were first named.
struct Register<Entry: Hashable> {
    private(set) var entries: [Entry] = []
    private var numbers: [Entry: Int] = [:]

    /// Where the entry stands; at the end when it was not there.
    mutating func number(of entry: Entry) -> Int {
        if let number = numbers[entry] { return number }
        numbers[entry] = entries.count
        entries.append(entry)
        return entries.count - 1
    }
}
