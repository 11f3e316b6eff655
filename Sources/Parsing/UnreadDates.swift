import Newsroom

/// The dates of a feed that could not be read, for its owner: such items are taken for undated.
struct UnreadDates {
    private var count = 0
    private var first = ""

    mutating func add(_ text: String) {
        if count == 0 { first = String(text.prefix(Self.longest)) }
        count += 1
    }

    /// nil where all could be read.
    var problem: Message? {
        count == 0 ? nil : Message(.unreadDates, ["items": .number(count), "date": .text(first)])
    }

    private static let longest = 60
}
