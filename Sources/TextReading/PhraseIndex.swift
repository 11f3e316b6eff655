/// The phrases of a table, stemmed for one language.
struct PhraseIndex: Sendable {
    private struct Entry: Sendable {
        var words: [PhraseWord]
        var number: Int
    }

    /// Phrases by the form of their first word, longest first.
    private var byForm: [WordID: [Entry]] = [:]
    /// Phrases by the plurals of their first word.
    private var byPlural: [WordID: [Entry]] = [:]
    /// The forms and plurals with which phrases begin: most words of a text begin none.
    private var beginnings = WordSieve()

    mutating func insert(_ words: [PhraseWord], as number: Int) {
        let entry = Entry(words: words, number: number)
        Self.insert(entry, into: &byForm[words[0].form, default: []])
        beginnings.insert(words[0].form)
        for plural in words[0].plurals {
            Self.insert(entry, into: &byPlural[plural, default: []])
            beginnings.insert(plural)
        }
    }

    /// Longest phrases first; of equal length the one with the stricter capitals first.
    private static func insert(_ entry: Entry, into list: inout [Entry]) {
        let place = list.firstIndex {
            $0.words.count < entry.words.count
                || ($0.words.count == entry.words.count && $0.words[0].casing < entry.words[0].casing)
        }
        list.insert(entry, at: place ?? list.endIndex)
    }

    func longest(in words: [Word], at index: Int) -> PhraseMatch? {
        var best: PhraseMatch?
        eachMatch(in: words, at: index) { match in
            if match.words.count > best?.words.count ?? 0 { best = match }
            return false
        }
        return best
    }

    /// Calls the body with each phrase that begins at a word. When it returns false, only the longest phrase is given
    /// for each way of reading that word.
    func eachMatch(in words: [Word], at index: Int, _ body: (PhraseMatch) -> Bool) {
        let word = words[index]
        guard word.isNumber || beginnings.mayHold(word.form) else { return }
        func visit(_ list: [Entry]?) {
            guard let list else { return }
            for entry in list {
                let end = index + entry.words.count
                guard end <= words.count, entry.words[0].matches(word), Self.isHere(entry.words, in: words, at: index)
                else { continue }
                guard body(PhraseMatch(phrase: entry.number, words: index..<end)) else { return }
            }
        }
        visit(byForm[word.form])
        if word.isNumber {
            visit(byForm[PhraseWord.number])
            if word.kind == .result { visit(byForm[PhraseWord.result]) }
        } else if word.marks.contains(.plural) {
            visit(byPlural[word.form])
        }
    }

    private static func isHere(_ wanted: [PhraseWord], in words: [Word], at start: Int) -> Bool {
        for offset in 1..<max(wanted.count, 1) where !wanted[offset].matches(words[start + offset]) { return false }
        return true
    }
}

/// Tells of most words that they are not among some, by one bit of their numbers: what it lets pass is looked up.
private struct WordSieve: Sendable {
    private static let places = 1 << 15
    private var bits = [UInt64](repeating: 0, count: places / 64)

    private static func place(of word: WordID) -> Int { Int(truncatingIfNeeded: word.rawValue) & (places - 1) }

    mutating func insert(_ word: WordID) {
        let place = Self.place(of: word)
        bits[place >> 6] |= 1 << UInt64(place & 63)
    }

    func mayHold(_ word: WordID) -> Bool {
        let place = Self.place(of: word)
        return bits[place >> 6] & 1 << UInt64(place & 63) != 0
    }
}
