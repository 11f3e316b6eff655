internal import TextReading

extension StorySummariser {
    /// The fewest content words that nothing before a sentence had.
    private static let fewestNew = 4
    /// The number of new words that make up for a new name or number if a sentence's report is already quoted (it does
    /// not repeat itself) or it has hardly a known word.
    private static let enoughOfQuoted = 7
    private static let enoughNew = 6
    /// The most words that a sentence without a new name or number, of a report not yet quoted, has in common with the
    /// title and the sentences before it.
    private static let mostKnown = 1
    /// The share of a sentence's words in those already chosen above which it says nothing new.
    private static let known = 0.6
    private static let tolerance = 1.2
    /// Another report's sentence may replace the lead's if it has at least this share of the title's words that the
    /// lead's has.
    private static let asClose = 0.6
    /// The number of words of the title and the opening sentence with which another report's sentence is bound to them,
    /// if it has none of their names.
    private static let enoughToBind = 2

    /// Selects sentences, the opening one first. If they are all from the lead, which the page shows anyway, another
    /// report adds one or opens instead.
    ///
    /// - Parameters:
    ///   - title: what the reader knows from the title.
    ///   - read: the number of reports.
    func taken(
        from candidates: [SummaryCandidate], _ scores: [Double], words: Int, among spread: Spread,
        knowing title: Knowledge, read: Int
    ) -> [Int] {
        var thin: Set<Int> = []
        while true {
            let taken = taken(
                from: candidates, scores, words: words, among: spread, knowing: title, read: read, without: thin)
            guard spread.isForPage, taken.count == 1, Self.isThin(candidates[taken[0]]) else { return taken }
            thin.insert(taken[0])
        }
    }

    /// - Parameter thin: the sentences that must not open the summary.
    private func taken(
        from candidates: [SummaryCandidate], _ scores: [Double], words: Int, among spread: Spread,
        knowing title: Knowledge, read: Int, without thin: Set<Int>
    ) -> [Int] {
        let isOfEvent = Self.areOfEvent(candidates, knowing: title)
        func summary(openedBy isOpener: (Int) -> Bool) -> [Int] {
            let continuing = candidates.indices.first { Self.continuesTitle(candidates[$0], knowing: title) }
            let openers = candidates.indices.filter {
                (candidates[$0].canOpen || $0 == continuing) && !thin.contains($0) && isOpener($0)
            }
            guard
                let opening = opening(
                    of: candidates, openers, scores, areOfEvent: isOfEvent, knowing: title,
                    isStrict: spread.isForPage)
            else {
                return []
            }
            return continued(opening, from: candidates, scores, words: words, among: spread, knowing: title)
        }
        let taken = summary { _ in true }
        guard read > 1, taken.allSatisfy({ candidates[$0].isLead }) else { return taken }
        let others = candidates.indices.filter { !candidates[$0].isLead && !candidates[$0].isTitle }
            .sorted { (-scores[$0], $0) < (-scores[$1], $1) }
        if !taken.isEmpty,
            let other = others.first(where: {
                adds(candidates[$0], of: candidates, to: taken, knowing: title, isBound: spread.isForPage)
            })
        {
            return taken.prefix(spread.mostSentences - 1) + [other]
        }
        if let first = taken.first, Self.continuesTitle(candidates[first], knowing: title) { return taken }
        let opened = summary { index in
            let candidate = candidates[index]
            return !candidate.isLead && !candidate.isTitle && isOfEvent[index] && Self.faults(of: candidate) == 0
        }
        guard let other = opened.first, let first = taken.first else { return opened.isEmpty ? taken : opened }
        let isAsClose = candidates[other].partOfTitle >= Self.asClose * candidates[first].partOfTitle
        return isAsClose || title.lacksNameOrNumber(of: candidates[other].sentence) ? opened : taken
    }

    /// Returns whether a sentence of another report has enough new words, even if it names nothing new.
    ///
    /// - Parameter isBound: whether it must be bound to the title and the sentences taken.
    private func adds(
        _ candidate: SummaryCandidate, of candidates: [SummaryCandidate], to taken: [Int], knowing title: Knowledge,
        isBound: Bool
    ) -> Bool {
        var known = title
        for index in taken { known.learn(candidates[index].sentence) }
        // A line below another title mostly tells again what these say, in other words.
        if isBound, candidate.sentence.isBelowTitleByHabit, !known.lacksNameOrNumber(of: candidate.sentence) {
            return false
        }
        return !candidate.leans && !(isBound && candidate.isOvertaken) && candidate.isOfPresent
            && !known.leavesUnnamed(candidate.sentence) && !taken.contains { candidates[$0].says(candidate) }
            && Terms(joining: taken.map { candidates[$0].terms }).part(of: candidate.terms) <= Self.known
            && known.newTerms(in: candidate) >= Self.fewestNew && (!isBound || Self.isBound(candidate, to: known))
    }

    /// Returns whether a sentence of another report is about what the reader knows, not about a neighbouring event: it
    /// is the line below nearly the same title, or has a known name or two known words.
    private static func isBound(_ candidate: SummaryCandidate, to known: Knowledge) -> Bool {
        candidate.isBelowSameTitle || known.hasName(of: candidate.sentence)
            || known.knownTerms(in: candidate) >= enoughToBind
    }

    /// Adds sentences with new facts to an opening one.
    private func continued(
        _ opening: Int, from candidates: [SummaryCandidate], _ scores: [Double], words: Int, among spread: Spread,
        knowing title: Knowledge
    ) -> [Int] {
        var taken = [opening]
        var length = candidates[opening].sentence.length
        var knowledge = title
        knowledge.learn(candidates[opening].sentence)
        func next() -> Int? {
            let spoken = Set(taken.map { candidates[$0].source })
            let known = Terms(joining: taken.map { candidates[$0].terms })
            func isNew(_ index: Int) -> Bool {
                let candidate = candidates[index]
                return !candidate.leans && !candidate.isTitle && !(spread.isForPage && candidate.isOvertaken)
                    && candidate.isOfPresent
                    && (candidate.isLead || spoken.contains(candidate.source)
                        || !knowledge.leavesUnnamed(candidate.sentence))
                    && !taken.contains { candidates[$0].says(candidate) }
                    && known.part(of: candidate.terms) <= Self.known
                    && (!spread.isForPage || candidate.isLead || spoken.contains(candidate.source)
                        || Self.isBound(candidate, to: knowledge))
                    && Self.adds(candidate, to: knowledge, isOfQuoted: spoken.contains(candidate.source))
            }
            func worth(_ index: Int) -> Double {
                scores[index] * (spoken.contains(candidates[index].source) ? spread.again : 1)
            }
            return candidates.indices.filter { index in
                !taken.contains(index)
                    && taken.count(where: { candidates[$0].source == candidates[index].source }) < spread.mostOfOne
                    && Double(length + candidates[index].sentence.length) <= Double(words) * Self.tolerance
                    && isNew(index)
            }.max { a, b in worth(a) == worth(b) ? a > b : worth(a) < worth(b) }
        }
        while taken.count < spread.mostSentences, length < words, let index = next() {
            taken.append(index)
            length += candidates[index].sentence.length
            knowledge.learn(candidates[index].sentence)
        }
        return taken
    }

    /// Returns whether a sentence adds a fact to what the reader knows: a name or a number, with words of its own, or
    /// hardly a word that is known.
    private static func adds(_ candidate: SummaryCandidate, to known: Knowledge, isOfQuoted: Bool) -> Bool {
        let new = known.newTerms(in: candidate)
        if isOfQuoted ? new >= enoughOfQuoted : new >= enoughNew && known.knownTerms(in: candidate) <= mostKnown {
            return true
        }
        return new >= fewestNew && known.lacksNameOrNumber(of: candidate.sentence)
    }
}
