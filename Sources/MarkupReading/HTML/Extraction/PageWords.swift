internal import TextReading

/// Judges an element by its class and id, with the words that templates of news sites and blogs use.
struct PageWords: Sendable {
    private struct Entry {
        var word: [UInt8]
        var meaning: PageHint
    }

    /// By first letter.
    private let entries: [[Entry]]

    static let known = PageWords([
        (.aside, "page-aside"), (.perhaps, "page-perhaps"), (.good, "page-good"), (.bad, "page-bad"),
        (.byline, "page-byline"), (.share, "page-share"),
    ])

    /// - Parameter table: for each hint the list of its words.
    private init(_ table: [(PageHint, String)]) {
        var entries = Array(repeating: [Entry](), count: 256)
        for (meaning, list) in table {
            for word in WordLists.builtIn.entries(list) {
                let bytes = Array(word.text.utf8)
                entries[Int(bytes[0])].append(Entry(word: bytes, meaning: meaning))
            }
        }
        self.entries = entries
    }

    /// The hints of all words in a class or an id together.
    func hints(in bytes: ArraySlice<UInt8>) -> PageHint {
        var hints: PageHint = []
        let text = bytes.prefix(1000).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        for index in text.indices {
            for entry in entries[Int(text[index])] where text[index...].starts(with: entry.word) {
                hints.insert(entry.meaning)
            }
        }
        return hints
    }
}

/// The hints that words in a class or an id give.
struct PageHint: OptionSet, Sendable {
    let rawValue: UInt8
    /// Beside the article.
    static let aside = PageHint(rawValue: 1)
    /// Then rather not beside it.
    static let perhaps = PageHint(rawValue: 2)
    static let good = PageHint(rawValue: 4)
    static let bad = PageHint(rawValue: 8)
    static let byline = PageHint(rawValue: 16)
    static let share = PageHint(rawValue: 32)
}
