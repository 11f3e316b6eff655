import TextReading

/// A list of phrases from `Rules/lists.txt`, found regardless of case and accents.
struct PhraseList {
    /// Phrases that lead to a newsletter's web version.
    static let webVersions = PhraseList("letter-web-versions")
    /// Phrases about the subscription.
    static let footers = PhraseList("letter-footers")
    /// Phrases about the reader's account.
    static let accounts = PhraseList("letter-accounts")

    /// The phrases by their first byte.
    private let phrases: [[[UInt8]]]

    private init(_ list: String) {
        var phrases = [[[UInt8]]](repeating: [], count: 256)
        for entry in WordLists.builtIn.entries(list) {
            let phrase = Array(Folding.folded(name: entry.text).utf8)
            if let first = phrase.first { phrases[Int(first)].append(phrase) }
        }
        self.phrases = phrases
    }

    /// Returns whether a text contains one of the phrases from the start of a word: "spread online" doesn't contain
    /// "read online".
    func areIn(_ text: some StringProtocol) -> Bool {
        var folded = Array(Folding.folded(name: text).utf8)
        if folded.contains(0xE2) {
            folded = Array(String(decoding: folded, as: UTF8.self).replacing("’", with: "'").utf8)
        }
        // Each line of a newsletter is searched several times, and `ranges(of:)` takes a hundred times as long.
        var isWithinWord = false
        for place in folded.indices {
            if !isWithinWord, phrases[Int(folded[place])].contains(where: { folded[place...].starts(with: $0) }) {
                return true
            }
            isWithinWord = folded[place].isLetterOrDigit
        }
        return false
    }
}
