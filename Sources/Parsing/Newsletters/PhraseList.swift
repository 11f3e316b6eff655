import TextReading

/// A list of phrases from `Rules/lists.txt`, found regardless of case and accents.
struct PhraseList {
    /// Phrases that lead to a newsletter's web version.
    static let webVersions = PhraseList("letter-web-versions")
    /// Phrases about the subscription.
    static let footers = PhraseList("letter-footers")
    /// Phrases about the reader's account.
    static let accounts = PhraseList("letter-accounts")

    private let phrases: [[UInt8]]

    private init(_ list: String) {
        phrases = WordLists.builtIn.entries(list).map { Array(Folding.folded(name: $0.text).utf8) }
    }

    /// Returns whether a text contains one of the phrases from the start of a word: "spread online" doesn't contain
    /// "read online".
    func areIn(_ text: some StringProtocol) -> Bool {
        let folded = Array(Folding.folded(name: String(text).replacing("’", with: "'")).utf8)
        return phrases.contains { phrase in
            folded.ranges(of: phrase).contains { range in
                range.lowerBound == 0 || !folded[range.lowerBound - 1].isLetterOrDigit
            }
        }
    }
}
