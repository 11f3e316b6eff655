import Newsroom

/// A tally of dates that could not be parsed, to report to the site's owner. Such items are treated as undated.
struct UnreadDates {
    private var count = 0
    private var first = ""

    mutating func add(_ text: String) {
        if count == 0 { first = String(text.prefix(Self.longest)) }
        count += 1
    }

    /// The problem to report; nil if all dates could be parsed.
    var problem: Message? {
        count == 0 ? nil : Message(.unreadDates, ["items": .number(count), "date": .text(first)])
    }

    private static let longest = 60
}
