internal import TextReading

/// The facts that a reader already knows, as far as words show: names, numbers and content words.
///
/// Two papers report the same fact in different words, so a low overlap of words does not make a sentence new, but a
/// new name or number does.
struct Knowledge {
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

    /// Returns the number of content words of a sentence that are new, apart from names spelt out whose initials are
    /// known.
    func newTerms(in candidate: SummaryCandidate) -> Int {
        candidate.terms.without(terms).count - Terms(of: spelledOut(in: candidate.sentence)).count
    }

    /// Returns whether a sentence has a name that is known.
    func hasName(of sentence: Sentence) -> Bool { !sentence.names.isDisjoint(with: words) }

    /// Returns the number of a sentence's content words that are known.
    func knownTerms(in candidate: SummaryCandidate) -> Int {
        candidate.terms.shared(with: terms)
    }

    /// Returns whether a sentence has a new number, or a new name after its first word.
    func lacksNameOrNumber(of sentence: Sentence) -> Bool {
        if sentence.amounts.contains(where: { amount in !numbers.contains { Self.areOne($0, amount) } }) { return true }
        let spelled = Set(spelledOut(in: sentence).map(\.bytes.lowerBound))
        let lists = SentenceLists.builtIn
        return sentence.words.contains { word in
            word.isCapitalised && word.kind == .word && !word.marks.contains(.opens)
                && word.scalars.count > 1 && !lists.openings.contains(word.form)
                && !lists.dateWords.contains(word.form) && !words.contains(word.form) && !words.contains(word.stem)
                && !spelled.contains(word.bytes.lowerBound)
        }
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
