internal import CRules
internal import TextReading

/// Extracts words and names from titles that could become a trend.
struct TrendTermReader: Sendable {
    /// The number of lines in `Rules/words.txt` that are too common to be terms.
    private static let commonWords = 1_500

    /// Common words in headlines, in addition to the most common words in texts.
    private let everyday: Set<WordID>
    private let ignored: Set<WordID>

    /// Words that a noun follows directly, for languages whose adjectives come after it.
    private let markers: [Language: Set<WordID>]
    private let months: Set<WordID>
    /// Small words within a name ("de", "van").
    private let joints: Set<WordID>

    init(lists: WordLists = .builtIn) {
        everyday = lists.words("headline-words")
        markers = [.spanish, .portuguese].reduce(into: [:]) { $0[$1] = lists.words("noun-markers", $1) }
        months = lists.words("months").union(lists.words("months-in-small-letters"))
        joints = lists.words("name-joints")
        let file = pulse_rules_words()
        let lines = UnsafeBufferPointer(start: file.bytes, count: file.length)
            .split(separator: UInt8(ascii: "\n"), maxSplits: Self.commonWords * 2).prefix(Self.commonWords)
        ignored = everyday.union(lists.words("stop-words")).union(lists.words("newsroom-words"))
            .union(lines.map { WordID(folded: $0) })
    }

    /// Returns the distinct terms in a title.
    func terms(of title: String, reading: TextReading) -> [TrendTerm] {
        let words = Self.words(of: title, reading)
        let long = words.filter { $0.length >= 4 }
        // In title case, as in American headlines, capitals mean nothing.
        let isTitleCase = long.count(where: \.isCapital) * 10 >= long.count * 7
        var terms: [WordID: TrendTerm] = [:]
        var run: [TitleWord] = []
        let markers = reading.language.flatMap { self.markers[$0] }
        for (index, word) in words.enumerated() {
            let last = index > 0 && !word.opensClause ? words[index - 1] : nil
            let isSubject = word.hasLetter && !ignored.contains(word.key)
            if word.length > 2, isSubject || !word.hasLetter || months.contains(word.key),
                terms[word.key]?.isName == nil
            {
                var term = TrendTerm(key: word.key, form: word.form, words: 1, parts: word.parts, isSubject: isSubject)
                term.isName = last == nil || isTitleCase ? nil : word.isCapital
                term.isNoun = markers.map { markers in last.map { markers.contains($0.key) } } ?? true
                if !isTitleCase, word.isCapital { (term.before, term.after) = neighbours(of: index, in: words) }
                terms[word.key] = term
            }
            if !word.isAdjacent { run = [] }
            guard isNamePart(word) else {
                run = []
                continue
            }
            run.append(word)
            for length in 2...3 where run.count >= length {
                let name = run.suffix(length)
                // "The White" and "White House Of" are not names.
                guard let first = name.first, !name.contains(where: { $0.length < 3 }) else { continue }
                let key = name.dropFirst().reduce(first.key) { $0.followed(by: $1.key) }
                var term = TrendTerm(
                    key: key, form: name.map(\.form).joined(separator: " "), words: length,
                    parts: name.flatMap(\.parts), isSubject: true)
                term.isName = isTitleCase ? nil : true
                terms[key] = term
            }
        }
        return Array(terms.values)
    }

    private func isNamePart(_ word: TitleWord) -> Bool {
        word.isCapital && word.length > 1 && !everyday.contains(word.key)
    }

    /// Returns the names directly before and after a name. A small word is one if it has a capital or is itself
    /// preceded by a name ("De" and "de" in "to De Vido" and "Julio de Vido").
    private func neighbours(
        of index: Int, in words: [TitleWord]
    ) -> (before: TrendTerm.Neighbour?, after: TrendTerm.Neighbour?) {
        var before: TrendTerm.Neighbour?
        if index > 0, words[index].isAdjacent {
            let last = words[index - 1]
            if joints.contains(last.key) {
                if last.isCapital || (index > 1 && last.isAdjacent && isNamePart(words[index - 2])) {
                    before = TrendTerm.Neighbour(key: last.key, form: last.form)
                }
            } else if isNamePart(last) {
                before = TrendTerm.Neighbour(key: last.key, form: last.form)
            }
        }
        guard let next = words.dropFirst(index + 1).first, next.isAdjacent, isNamePart(next) else {
            return (before, nil)
        }
        return (before, TrendTerm.Neighbour(key: next.key, form: next.form))
    }

    /// A word in a title, or several joined by a hyphen, a full stop or "&" ("Covid-19", "AT&T").
    private struct TitleWord {
        var key: WordID
        /// The keys of the words it consists of.
        var parts: [WordID]
        var form: String
        var isCapital: Bool
        var hasLetter: Bool
        /// The length in Unicode scalars.
        var length: Int
        /// The separator before it.
        var gap: Gap

        /// Whether nothing but a blank separates it from the word before it.
        var isAdjacent: Bool { gap == .space || gap == .stop || gap == .hyphen || gap == .apostrophe }
        /// Whether it begins the title, a quotation or what follows a colon, where any word may have a capital.
        var opensClause: Bool { !isAdjacent && gap != .comma }
    }

    private static func words(of title: String, _ reading: TextReading) -> [TitleWord] {
        let letters = title.utf8
        func bytes(_ range: Range<Int>) -> Substring.UTF8View {
            let start = letters.index(letters.startIndex, offsetBy: range.lowerBound)
            return letters[start..<letters.index(start, offsetBy: range.count)]
        }
        func goesOn(_ word: Word, after last: Word) -> Bool {
            guard word.marks.contains(.joined), last.kind != .symbol, last.kind != .emoticon else { return false }
            switch word.gap {
            case .space, .hyphen, .apostrophe, .stop, .sentence: return true
            case .comma, .dash, .bracket, .colon: return false
            case .other:
                let between = bytes(last.bytes.upperBound..<max(word.bytes.lowerBound, last.bytes.upperBound))
                return between.elementsEqual("&".utf8) || between.elementsEqual("+".utf8)
            }
        }
        var found: [TitleWord] = []
        var start = 0
        while start < reading.words.count {
            var end = start + 1
            while end < reading.words.count, goesOn(reading.words[end], after: reading.words[end - 1]) { end += 1 }
            defer { start = end }
            let words = reading.words[start..<end]
            guard let first = words.first, let last = words.last, first.kind != .symbol, first.kind != .emoticon
            else { continue }
            found.append(
                TitleWord(
                    key: words.dropFirst().reduce(first.form) { $0.followed(by: $1.form) }, parts: words.map(\.form),
                    form: String(Substring(bytes(first.bytes.lowerBound..<last.bytes.upperBound))),
                    isCapital: first.isCapitalised, hasLetter: words.contains { !$0.isNumber && $0.kind != .symbol },
                    length: last.scalars.upperBound - first.scalars.lowerBound, gap: first.gap))
        }
        return found
    }
}

/// A word in a title, or a capitalised name of two or three words.
struct TrendTerm {
    /// The key, made from its folded letters.
    let key: WordID
    /// The spelling in the title.
    let form: String
    /// The number of words; those joined by a hyphen or the like count as one.
    let words: Int
    /// The keys of all its words, including those of a joined one ("Covid", "19").
    let parts: [WordID]
    /// Whether it can be a trend. Figures and months can't, but articles may have them in common ("2.3%").
    let isSubject: Bool
    /// Whether it is a name rather than a common word, judging by its capitals. Nil if these mean nothing: at the start
    /// of a title or a quotation, after a colon, and in title case.
    var isName: Bool?
    /// Whether it follows an article, a possessive or a preposition, as nouns do. Nil at the start of a clause; true in
    /// languages whose nouns can't be recognised like this.
    var isNoun: Bool?
    /// The name directly before it.
    var before: Neighbour?
    /// The name directly after it.
    var after: Neighbour?

    /// A name beside another.
    struct Neighbour {
        let key: WordID
        let form: String
    }
}
