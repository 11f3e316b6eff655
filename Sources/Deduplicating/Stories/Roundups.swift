/// Titles of columns that tell a little of much ("Weekend reading: …", "Morning briefing") and of reports that go on all
/// day ("as it happened"). They have words in common with every event that they touch and belong to none.
enum Roundups {
    /// Whether a title is one's.
    static func isTitled(_ title: String) -> Bool {
        var scanner = WordScanner(title)
        var previous: UInt64 = 0
        var count = 0
        var all: [UInt64] = []
        while let word = scanner.next() {
            count += 1
            let key = word.key
            if count <= 4, kinds.contains(key), times.contains(previous) || alone.contains(key) { return true }
            previous = key
            all.append(key)
        }
        return running.contains { phrase in
            all.indices.contains { all[$0...].starts(with: phrase) }
        }
    }

    private static let times = words("morning evening afternoon daily weekly weekend midday nightly news")
    private static let kinds = words(
        "briefing briefings reading reads roundup wrap digest newsletter recap summary headlines papers quiz brief review"
    )
    private static let alone = words("roundup digest newsletter wrap")
    /// Seen in the wild: "NAME: July 22 as it happened", "Crisis: the day's events", "Live updates for 17 September".
    private static let running = [
        "as it happened", "live updates", "live update", "live blog", "live coverage", "the day events", "key moments",
        "what happened on", "everything you need to know", "things to know", "what we know so far", "at a glance",
    ].map { $0.split(separator: " ").map { Word.key(of: $0.utf8) } }

    private static func words(_ list: String) -> Set<UInt64> {
        Set(list.split(separator: " ").map { Word.key(of: $0.utf8) })
    }
}
