internal import TextReading

/// The names in a title, judging by its capitals: runs of capitalised words, and the shorter names within them.
struct TitleNames {
    struct Name {
        /// Its folded words, joined: the same for every spelling of a name.
        let key: WordID
        let words: [WordID]
        /// The spelling in the title.
        let text: String
        /// Whether its capitals mean something: not in title case, nor as the first word of a sentence.
        var isCertain: Bool
        /// Whether no longer name contains it here.
        var isWhole: Bool
    }

    /// Its names by key, as first written.
    fileprivate(set) var names: [WordID: Name] = [:]
    /// The words in lower case.
    fileprivate(set) var small: Set<WordID>
    /// Whether capitals mark names in it, unlike in title case.
    let isSentence: Bool
    /// All its words.
    let words: [Word]
}

/// Finds the names in titles.
struct TitleNameReader {
    /// The maximum number of words in a name.
    private static let longest = 4
    /// Small words that join two parts of a name ("Bank of England", "Mar del Plata").
    private static let joints = Set(["of", "de", "del", "da", "do", "dos", "das"].map { WordID(folded: $0) })

    let vocabulary = StoryVocabulary.builtIn
    private var reader = TextReader()

    mutating func names(in title: String) -> TitleNames {
        let words = reader.reading(of: title, in: nil).words
        let isSentence = HeadlineCase(words) == .sentence
        var found = TitleNames(
            small: Set(words.filter { !$0.isCapitalised }.map(\.form)), isSentence: isSentence, words: words)
        func add(_ run: [Word]) {
            for name in names(of: run, in: title, isSentence: isSentence) { found.note(name) }
        }
        var run: [Word] = []
        for (index, word) in words.enumerated() {
            if let last = run.last, !word.continuesName(after: last) {
                add(run)
                run = []
            }
            let isJoint = !run.isEmpty && index + 1 < words.count && Self.joints.contains(word.form)
            if vocabulary.canBeginName(word) || isJoint || isNumberOfName(word, after: run.last) {
                run.append(word)
            } else {
                add(run)
                run = []
            }
        }
        add(run)
        return found
    }

    /// Returns whether a number belongs to a name, as in "Covid-19".
    private func isNumberOfName(_ word: Word, after last: Word?) -> Bool {
        word.isNumber && word.gap == .hyphen && last?.isCapitalised == true
    }

    /// Returns the name that a run is, and each part of it that could be one.
    private func names(of run: [Word], in title: String, isSentence: Bool) -> [TitleNames.Name] {
        // An article that opens the sentence is seldom part of the name.
        let first = run.first.map { $0.marks.contains(.opens) && vocabulary.isStopWord($0) } == true ? 1 : 0
        let last = run.lastIndex { !Self.joints.contains($0.form) || $0.isCapitalised } ?? 0
        let letters = title.utf8
        return run.indices.flatMap { start in
            (start..<min(run.count, start + Self.longest)).compactMap { end -> TitleNames.Name? in
                let part = run[start...end]
                guard let opening = part.first, let closing = part.last, isName(opening, closing, count: part.count)
                else { return nil }
                let from = letters.index(letters.startIndex, offsetBy: opening.bytes.lowerBound)
                var to = letters.index(letters.startIndex, offsetBy: closing.bytes.upperBound)
                // The full stop of initials ("EE.UU.", "Nicole V.") belongs to the name.
                let isInitial = closing.scalars.count == 1 || part.count > 1 && closing.gap == .stop
                if isInitial, to < letters.endIndex, letters[to] == UInt8(ascii: ".") { to = letters.index(after: to) }
                let isOpening = part.count == 1 && opening.marks.contains(.opens) && opening.casing != .capitals
                return TitleNames.Name(
                    key: part.dropFirst().reduce(opening.form) { $0.followed(by: $1.form) }, words: part.map(\.form),
                    text: String(Substring(letters[from..<to])), isCertain: isSentence && start >= first && !isOpening,
                    isWhole: (start == first || start == 0) && end == last)
            }
        }
    }

    private func isName(_ opening: Word, _ closing: Word, count: Int) -> Bool {
        guard opening.isCapitalised, closing.isCapitalised || closing.isNumber else { return false }
        return count > 1 || opening.scalars.count > 1 && !vocabulary.isStopWord(opening)
    }
}

extension StoryVocabulary {
    /// Returns whether a word is written like the first of a name.
    func canBeginName(_ word: Word) -> Bool {
        word.isCapitalised && word.kind == .word && weekdayBit(of: word) == 0 && month(of: word) == nil
    }
}

extension Word {
    /// Returns whether a word can belong to the same name as the one before it.
    func continuesName(after last: Word) -> Bool {
        guard !last.marks.contains(.possessive), !marks.contains(.pause) || gap == .stop else { return false }
        return gap == .space || gap == .hyphen || gap == .stop
    }
}

extension TitleNames {
    /// Adds a name, or what another occurrence says of it.
    fileprivate mutating func note(_ name: Name) { names[name.key, default: name].merge(name) }
}

extension TitleNames.Name {
    /// Merges another occurrence. One occurrence that is certain is enough, as is one that is whole.
    mutating func merge(_ other: Self) {
        isCertain = isCertain || other.isCertain
        isWhole = isWhole || other.isWhole
    }
}
