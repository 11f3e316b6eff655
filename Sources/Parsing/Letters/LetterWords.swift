import TextReading

/// A list of phrases from `Rules/lists.txt`, found regardless of case and accents.
struct LetterWords {
    /// Phrases that lead to a newsletter's web version.
    static let webVersions = LetterWords("letter-web-versions")
    /// Phrases about the subscription.
    static let footers = LetterWords("letter-footers")
    /// Phrases about the reader's account.
    static let accounts = LetterWords("letter-accounts")

    private let phrases: [String]

    private init(_ list: String) {
        phrases = WordLists.builtIn.entries(list).map { Folding.folded(name: $0.text) }
    }

    /// Returns whether a text contains one of the phrases.
    func areIn(_ text: some StringProtocol) -> Bool {
        let folded = Folding.folded(name: String(text).replacing("’", with: "'"))
        return phrases.contains { folded.contains($0) }
    }
}
