/// The phrases of a table, stemmed for one language.
///
/// All of them stand in two arrays, so that looking for the phrases that begin at a word counts no references.
struct PhraseIndex: Sendable {
    private struct Entry: Sendable {
        var casing: Word.Casing
        var number: Int
        /// The words behind its first, in `others`.
        var others: Range<Int>
        /// The next of the same beginning.
        var next: Int?
    }

    private var entries: [Entry] = []
    private var others: [PhraseWord] = []
    /// The first phrase by the form of their first words. Longest phrases come first; of equal length the one with the stricter
    /// capitals.
    private var byForm: [WordID: Int] = [:]
    /// The same by the plurals of their first words.
    private var byPlural: [WordID: Int] = [:]
    /// The forms and plurals with which phrases begin: most words of a text begin none.
    private var beginnings = WordSieve()

    mutating func insert(_ words: [PhraseWord], as number: Int) {
        let start = others.count
        others += words.dropFirst()
        let entry = Entry(casing: words[0].casing, number: number, others: start..<others.count)
        byForm[words[0].form] = inserted(entry, into: byForm[words[0].form])
        beginnings.insert(words[0].form)
        for plural in words[0].plurals {
            byPlural[plural] = inserted(entry, into: byPlural[plural])
            beginnings.insert(plural)
        }
    }

    /// The first phrase of a list once another is in its place.
    private mutating func inserted(_ entry: Entry, into first: Int?) -> Int {
        var (before, after): (Int?, Int?) = (nil, first)
        while let place = after {
            let other = entries[place]
            if other.others.count < entry.others.count
                || other.others.count == entry.others.count && other.casing < entry.casing
            {
                break
            }
            (before, after) = (place, other.next)
        }
        var entry = entry
        entry.next = after
        entries.append(entry)
        if let before { entries[before].next = entries.count - 1 }
        return before == nil ? entries.count - 1 : first ?? entries.count - 1
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
    @inline(__always)
    func eachMatch(in words: [Word], at index: Int, _ body: (PhraseMatch) -> Bool) {
        let word = words[index]
        guard word.isNumber || beginnings.mayHold(word.form) else { return }
        visit(byForm[word.form], words, at: index, body)
        if word.isNumber {
            visit(byForm[PhraseWord.number], words, at: index, body)
            if word.kind == .result { visit(byForm[PhraseWord.result], words, at: index, body) }
        } else if word.marks.contains(.plural) {
            visit(byPlural[word.form], words, at: index, body)
        }
    }

    /// - Parameter first: of a list of phrases whose first words are that word, but for its capitals.
    @inline(__always)
    private func visit(_ first: Int?, _ words: [Word], at index: Int, _ body: (PhraseMatch) -> Bool) {
        var place = first
        while let current = place {
            let entry = entries[current]
            place = entry.next
            let end = index + 1 + entry.others.count
            guard end <= words.count, entry.casing <= words[index].casing, isHere(entry.others, words, at: index + 1)
            else { continue }
            guard body(PhraseMatch(phrase: entry.number, words: index..<end)) else { return }
        }
    }

    @inline(__always)
    private func isHere(_ wanted: Range<Int>, _ words: [Word], at start: Int) -> Bool {
        for (offset, place) in wanted.enumerated() where !others[place].matches(words[start + offset]) { return false }
        return true
    }
}
