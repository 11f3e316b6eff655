internal import TextReading

/// The hints given by an element's class and id, using words from the templates of news sites and blogs.
struct PageWords: Sendable {
    private struct Entry {
        var word: [UInt8]
        var meaning: PageHint
    }

    /// Entries by first letter.
    private let entries: [[Entry]]

    static let known = PageWords([
        (.aside, "page-aside"), (.perhaps, "page-perhaps"), (.good, "page-good"), (.bad, "page-bad"),
        (.byline, "page-byline"), (.share, "page-share"),
    ])

    /// - Parameter table: the name of the word list for each hint.
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

    /// Returns the combined hints of all words in a class or id.
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

/// Hints from the words in a class or id.
struct PageHint: OptionSet, Sendable {
    let rawValue: UInt8
    /// A sidebar or other content next to the article.
    static let aside = PageHint(rawValue: 1)
    /// A word that also occurs around articles, so an element with `aside` may not be a sidebar after all.
    static let perhaps = PageHint(rawValue: 2)
    static let good = PageHint(rawValue: 4)
    static let bad = PageHint(rawValue: 8)
    static let byline = PageHint(rawValue: 16)
    static let share = PageHint(rawValue: 32)
}
