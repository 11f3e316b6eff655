/// The phrases of a table, stemmed for one language.
struct PhraseIndex: Sendable {
    private struct Entry: Sendable {
        var words: [PhraseWord]
        var number: Int
    }

    /// Phrases by the form of their first word, longest first.
    private var byForm: [WordID: [Entry]] = [:]
    /// Phrases by the stem of their first word, for plurals.
    private var byStem: [WordID: [Entry]] = [:]

    mutating func insert(_ words: [PhraseWord], as number: Int) {
        let entry = Entry(words: words, number: number)
        Self.insert(entry, into: &byForm[words[0].form, default: []])
        if words[0].hasPlural { Self.insert(entry, into: &byStem[words[0].stem, default: []]) }
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
            visit(byStem[word.stem])
        }
    }

    private static func isHere(_ wanted: [PhraseWord], in words: [Word], at start: Int) -> Bool {
        for offset in 1..<max(wanted.count, 1) where !wanted[offset].matches(words[start + offset]) { return false }
        return true
    }
}

/// A word of a phrase.
struct PhraseWord: Sendable, Hashable {
    var form: WordID
    var stem: WordID
    var casing: Word.Casing
    /// Length in bytes.
    var length: Int
    /// Whether its plural matches too: it is a word, and not already a plural.
    var hasPlural: Bool

    /// Any number, "#" in a phrase.
    static let number = WordID(folded: "#")
    /// Two short numbers with a hyphen between, "#-#" in a phrase: the result of a match.
    static let result = WordID(folded: "#-#")
    /// The most bytes that a plural's ending adds ("matches", "elecciones").
    private static let ending = 2

    func matches(_ word: Word) -> Bool {
        guard casing <= word.casing else { return false }
        if form == word.form { return true }
        if word.isNumber { return form == Self.number || (form == Self.result && word.kind == .result) }
        guard hasPlural, word.marks.contains(.plural), stem == word.stem else { return false }
        let added = word.bytes.count - length
        return (0...Self.ending).contains(added)
    }

    /// The words of a phrase, stemmed for a language.
    static func words(of phrase: String, in language: Language?) -> [PhraseWord] {
        var reader = TextReader(signs: .none)
        return phrase.split(separator: " ").flatMap { part -> [PhraseWord] in
            switch part {
            case "#": return [PhraseWord(number)]
            case "#-#": return [PhraseWord(result)]
            default:
                return reader.reading(of: String(part), in: language).words.map { word in
                    PhraseWord(
                        form: word.form, stem: word.stem, casing: word.casing, length: word.bytes.count,
                        hasPlural: word.kind == .word && !word.marks.contains(.plural))
                }
            }
        }
    }

    private init(_ form: WordID) {
        self.init(form: form, stem: form, casing: .lower, length: 0, hasPlural: false)
    }

    private init(form: WordID, stem: WordID, casing: Word.Casing, length: Int, hasPlural: Bool) {
        self.form = form
        self.stem = stem
        self.casing = casing
        self.length = length
        self.hasPlural = hasPlural
    }
}
