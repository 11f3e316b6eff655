/// The phrases of a table, stemmed for one language.
///
/// They are stored in two arrays, so that finding the phrases that start at a word involves no reference counting.
struct PhraseIndex: Sendable {
    private struct Entry: Sendable {
        var casing: Word.Casing
        var number: Int
        /// The words after the first, as a range of `others`.
        var others: Range<Int>
        /// The next phrase with the same first word.
        var next: Int?
    }

    private var entries: [Entry] = []
    private var others: [PhraseWord] = []
    /// The first phrase for each form of a first word. Longer phrases come first; among equals, the one with stricter
    /// capitalisation.
    private var byForm: [WordID: Int] = [:]
    /// The same by the plural of the first word.
    private var byPlural: [WordID: Int] = [:]
    /// The forms and plurals that phrases start with; most words in a text start none.
    private var beginnings = WordBloomFilter()

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

    /// Inserts a phrase into a list and returns the list's first phrase.
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

    /// Calls the body for each phrase that starts at a word. If it returns false, the remaining shorter phrases for the
    /// same form of that word are skipped.
    @inline(__always)
    func eachMatch(in words: [Word], at index: Int, _ body: (PhraseMatch) -> Bool) {
        let word = words[index]
        guard word.isNumber || beginnings.mayContain(word.form) else { return }
        visit(byForm[word.form], words, at: index, body)
        if word.isNumber {
            visit(byForm[PhraseWord.number], words, at: index, body)
            if word.kind == .result { visit(byForm[PhraseWord.result], words, at: index, body) }
        } else if word.marks.contains(.plural) {
            visit(byPlural[word.form], words, at: index, body)
        }
    }

    /// - Parameter first: the first in a list of phrases that start with that word, ignoring capitals.
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
