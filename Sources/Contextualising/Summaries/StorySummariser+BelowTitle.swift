internal import TextReading

/// The line that Spanish and Portuguese papers print below a title. It is meant to be read after the title: it adds a
/// fact, and doesn't repeat who did what.
extension StorySummariser {
    /// The fewest new words of a sentence that says more than the title, and the least share of them without a new name
    /// or number, and with one.
    private static let fewestNewWords = 3
    private static let newOfNothing = 0.6
    private static let newOfName = 0.5

    /// Returns whether papers of the sentences' language leave the title's facts out of the text below it.
    static func leavesFactsToTitles(_ candidates: [SummaryCandidate]) -> Bool {
        candidates.first?.sentence.isBelowTitleByHabit ?? false
    }

    /// Returns whether a sentence is the line below the lead's title and adds a fact to that.
    static func continuesTitle(_ candidate: SummaryCandidate, knowing title: Knowledge) -> Bool {
        candidate.continuesTitle && saysMore(candidate, than: title)
    }

    /// Returns whether a sentence says more than what the reader knows from the title: at least 60 % of its words
    /// are new, or half of them with a new name or number.
    static func saysMore(_ candidate: SummaryCandidate, than title: Knowledge) -> Bool {
        let new = title.newTerms(in: candidate)
        let share = Double(new) / Double(max(candidate.terms.count, 1))
        return new >= fewestNewWords
            && (share >= newOfNothing || share >= newOfName && title.lacksNameOrNumber(of: candidate.sentence))
    }

    /// Returns whether a sentence says the title again, in the order of a text: it has most of the title's words and
    /// more known or vague words than new ones, or few new ones and no new name. A new number is always news.
    static func retells(_ title: Knowledge, _ candidate: SummaryCandidate) -> Bool {
        if title.lacksNumber(of: candidate.sentence) { return false }
        if candidate.partOfTitle >= mostOfTitle { return title.knownPart(of: candidate) > mostKnown }
        return candidate.partOfTitle >= muchOfTitle && title.newTerms(in: candidate) < fewestNewAlone
            && !title.lacksNameOrNumber(of: candidate.sentence)
    }

    private static let mostOfTitle = 0.7
    private static let muchOfTitle = 0.4
    private static let mostKnown = 0.5
    private static let fewestNewAlone = 5

    /// Returns whether a sentence says too little to be a whole summary: it is short, or only gives the time and place
    /// of an event that the title names.
    static func isThin(_ candidate: SummaryCandidate) -> Bool {
        let length = candidate.sentence.length
        if length < shortest { return true }
        return length < short && candidate.amounts.isEmpty || candidate.lacksSubject && length < shortWithoutSubject
    }

    /// The numbers of words below which a sentence is thin: any, one without a number, and one without a subject.
    private static let shortest = 9
    private static let short = 10
    private static let shortWithoutSubject = 13

    /// Returns how many faults such a line has as an opening sentence: it may leave its subject to the title, or be the
    /// second one.
    static func faults(continuing candidate: SummaryCandidate) -> Int {
        candidate.lacksSubject || candidate.place > 0 ? 1 : 0
    }
}

extension Sentence {
    /// Whether the first sentence of a text in its language is usually such a line.
    var isBelowTitleByHabit: Bool {
        switch language {
        case .spanish?, .portuguese?: true
        default: false
        }
    }
}
