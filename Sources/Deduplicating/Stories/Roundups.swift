/// Titles of columns that tell a little of much ("Weekend reading: …", "Morning briefing"). They have words in common
/// with every event that they touch and belong to none.
enum Roundups {
    /// Whether such a title begins so.
    static func begin(_ title: String) -> Bool {
        var scanner = WordScanner(title)
        var previous: [UInt8] = []
        var count = 0
        while count < 4, let word = scanner.next() {
            count += 1
            if kinds.contains(word.letters), times.contains(previous) || alone.contains(word.letters) { return true }
            previous = word.letters
        }
        return false
    }

    private static let times = words("morning evening afternoon daily weekly weekend midday nightly news")
    private static let kinds = words(
        "briefing briefings reading reads roundup wrap digest newsletter recap summary headlines papers quiz brief review"
    )
    private static let alone = words("roundup digest newsletter wrap")

    private static func words(_ list: String) -> Set<[UInt8]> { Set(list.split(separator: " ").map { Array($0.utf8) }) }
}
