internal import TextReading

/// The facts that a reader already knows, as far as words show: names, numbers and content words.
///
/// Two papers report the same fact in different words, so a low overlap of words does not make a sentence new, but a
/// new name or number does.
struct Knowledge {
    /// The smallest number that is surely neither an ordinal nor an age.
    private static let large = 1000.0
    /// The ratio of two numbers up to which they count as one, rounded ("nearly 300", "more than 290").
    private static let rounding = 1.05

    private var words: Set<WordID> = []
    private var numbers: [Double] = []
    private var terms = Terms(of: [Word]())

    /// Adds a sentence or title that the reader sees.
    mutating func learn(_ sentence: Sentence) {
        for word in sentence.words where word.isSpoken {
            words.insert(word.form)
            words.insert(word.stem)
        }
        numbers += sentence.amounts
        terms = Terms(joining: [terms, Terms(of: sentence.words, by: \.stem)])
    }

    /// Returns the number of content words of a sentence that are new, apart from vague ones and from names spelt out
    /// whose initials are known.
    func newTerms(in candidate: SummaryCandidate) -> Int {
        candidate.terms.without(terms).without(candidate.vague).count
            - Terms(of: spelledOut(in: candidate.sentence)).count
    }

    /// Returns the share of a sentence's content words that are known or vague.
    func knownPart(of candidate: SummaryCandidate) -> Double {
        1 - Double(newTerms(in: candidate)) / Double(max(candidate.terms.count, 1))
    }

    /// Returns whether a sentence begins with "the" and a noun that the reader doesn't know, and has no new number.
    func leavesUnnamed(_ sentence: Sentence) -> Bool {
        !lacksNumber(of: sentence) && sentence.opensUnnamed(knowing: words)
    }

    /// Returns whether a sentence has a name that is known.
    func hasName(of sentence: Sentence) -> Bool { !sentence.names.isDisjoint(with: words) }

    /// Returns the number of a sentence's content words that are known.
    func knownTerms(in candidate: SummaryCandidate) -> Int {
        candidate.terms.shared(with: terms)
    }

    /// Returns whether a sentence has a new number.
    func lacksNumber(of sentence: Sentence) -> Bool {
        sentence.amounts.contains { amount in !numbers.contains { Self.areOne($0, amount) } }
    }

    /// Returns whether a sentence has a new figure of people or with a unit, or a large one.
    func lacksFigure(of candidate: SummaryCandidate) -> Bool {
        candidate.figures.contains { figure in
            (figure.countedKind != nil || !figure.unit.isEmpty || figure.value >= Self.large)
                && !numbers.contains { Self.areOne($0, figure.value) }
        }
    }

    /// Returns whether a sentence has a new number, or a new name after its first word.
    func lacksNameOrNumber(of sentence: Sentence) -> Bool {
        if lacksNumber(of: sentence) { return true }
        let spelled = Set(spelledOut(in: sentence).map(\.bytes.lowerBound))
        let lists = SentenceLists.builtIn
        return sentence.words.indices.contains { place in
            let word = sentence.words[place]
            return word.isCapitalised && word.kind == .word && !word.marks.contains(.opens)
                && word.scalars.count > 1 && !lists.openings.contains(word.form)
                && !lists.dateWords.contains(word.form) && !lists.isCalendar(word.form)
                && !words.contains(word.form) && !words.contains(word.stem)
                && !spelled.contains(word.bytes.lowerBound) && !extendsKnownName(place, in: sentence)
        }
    }

    /// Returns whether a word only lengthens a name that the reader knows ("Manuel" in "Rui Manuel Costa" after "Rui
    /// Costa").
    private func extendsKnownName(_ place: Int, in sentence: Sentence) -> Bool {
        func isKnown(_ other: Int) -> Bool {
            let word = sentence.words[other]
            return word.isCapitalised && word.kind == .word && words.contains(word.form)
                && SentenceLists.builtIn.isContentWord(word)
        }
        let next = place + 1
        let isBeforeKnown =
            sentence.words.indices.contains(next) && sentence.words[next].gap == .space && isKnown(next)
        return isBeforeKnown
            || place > sentence.words.startIndex && sentence.words[place].gap == .space && isKnown(place - 1)
    }

    private static func areOne(_ a: Double, _ b: Double) -> Bool { max(a, b) <= min(a, b) * rounding }

    /// Returns the words of names in full whose initials are known ("International Criminal Court" beside "ICC").
    private func spelledOut(in sentence: Sentence) -> [Word] {
        var found: [Word] = []
        var run: [Word] = []
        func close() {
            defer { run = [] }
            guard run.count > 2 else { return }
            let initials = sentence.withBytes { bytes in
                run.map { String(decoding: bytes[$0.bytes].prefix(1), as: UTF8.self) }.joined()
            }
            if words.contains(WordID(folded: initials.lowercased())) { found += run }
        }
        for word in sentence.words {
            if word.isCapitalised, word.kind == .word, run.isEmpty || word.gap == .space {
                run.append(word)
            } else {
                close()
            }
        }
        close()
        return found
    }
}
