internal import TextReading

/// The choice of a summary's first sentence.
extension StorySummariser {
    /// The number of new words that make up for a new name or number.
    private static let enoughToOpen = 7
    /// The weights for covering the title, for covering what several titles say, for a number of the title, and for
    /// making sense without an earlier sentence.
    private static let event = 2.5
    private static let core = 1.0
    private static let titleFigure = 0.5
    private static let introduction = 1.0
    /// The weight for covering the title in languages whose papers give its facts there and new ones below it, and for
    /// the line below the title that the page shows.
    private static let eventBelowTitle = 0.8
    private static let continuing = 0.5
    /// Against a sentence that says the title again.
    private static let repetition = 1.25
    /// For a number that the title lacks, and, in those languages, against a sentence most of whose words are known.
    private static let fact = 0.4
    private static let knownWords = 0.5
    private static let mostKnownWords = 0.4
    /// Against one that has too little of any report's title, or, in another report than the lead, lacks the title's
    /// names.
    private static let besideTitle = 2.0
    /// Against the lead's own if others have the title's names, one that leaves open whom it is about, one of a report
    /// hours older than the lead, and a title.
    private static let nameless = 1.0
    private static let unnamed = 1.5
    private static let behind = 1.0
    private static let asTitle = 0.5
    /// An opening sentence says what happened if it has this share of the words of the lead's title.
    private static let enoughOfTitle = 0.3
    /// The same for the words that several titles share.
    private static let enoughOfCore = 0.5
    /// The fewest words of an opening sentence that says something.
    private static let fewestWords = 8
    /// The most faults of an opening sentence.
    private static let mostFaults = 1

    /// Returns for each sentence whether it names what the title or the lead's first sentence names, if any sentence
    /// does: of storms in two towns, the other town's is not the event.
    static func areOfEvent(_ candidates: [SummaryCandidate], knowing title: Knowledge) -> [Bool] {
        var known = title
        if let first = candidates.first(where: { $0.isLead && $0.place == 0 }) { known.learn(first.sentence) }
        let haveName = candidates.map { known.hasName(of: $0.sentence) }
        return haveName.contains(true) ? haveName : haveName.map { _ in true }
    }

    /// Returns the sentence that covers most of the title, preferably one that adds to it; in languages whose papers give
    /// the title's facts in the title only, one that adds to it. If no text has one, another report's title may.
    ///
    /// - Parameter isStrict: whether a sentence with two faults is none, rather than a poor one.
    func opening(
        of candidates: [SummaryCandidate], _ openers: [Int], _ scores: [Double], areOfEvent isOfEvent: [Bool],
        knowing title: Knowledge, isStrict: Bool
    ) -> Int? {
        func addsToTitle(_ candidate: SummaryCandidate) -> Bool {
            title.newTerms(in: candidate) >= Self.enoughToOpen || title.lacksNameOrNumber(of: candidate.sentence)
        }
        let continuing = openers.first { Self.continuesTitle(candidates[$0], knowing: title) }
        // In their place, another report's sentence must be about this event beyond doubt: of storms in two towns, the
        // other town's would be left.
        let again = Set(openers.filter { Self.retells(title, candidates[$0]) })
        let worths = openers.map { index in
            let candidate = candidates[index]
            let continues = index == continuing
            let isOfEvent = isOfEvent[index] || continues
            let isOnEvent =
                continues || candidate.isBelowSameTitle
                || candidate.inTitles >= QuotedReport.fewestOfEvent && (candidate.isLead || isOfEvent)
            let event = candidate.sentence.isBelowTitleByHabit ? Self.eventBelowTitle : Self.event
            let against =
                (candidate.introducesItself ? 0 : Self.introduction) + (isOnEvent ? 0 : Self.besideTitle)
                + (addsToTitle(candidate) ? 0 : Self.repetition) + (isOfEvent ? 0 : Self.nameless)
                + (candidate.namesSubject || continues ? 0 : Self.unnamed) + (candidate.isBehind ? Self.behind : 0)
                + (candidate.isTitle ? Self.asTitle : 0)
                + (candidate.sentence.isBelowTitleByHabit && title.knownPart(of: candidate) > Self.mostKnownWords
                    ? Self.knownWords : 0)
            let worth =
                scores[index] - (candidate.countsPeople ? Self.figure : 0) + event * candidate.partOfTitle
                + Self.core * candidate.partOfCore + (candidate.hasTitleFigure ? Self.titleFigure : 0)
                + (continues ? Self.continuing : 0) + (title.lacksFigure(of: candidate) ? Self.fact : 0)
                - against
            let own = continues ? Self.faults(continuing: candidate) : Self.faults(of: candidate)
            let isNamed = isOnEvent && isOfEvent && (continues || candidate.isBelowSameTitle || candidate.namesTitle)
            return (index: index, worth: worth, faults: own + (isNamed ? 0 : 1), isSound: own == 0 && isOnEvent)
        }
        .filter { opener in
            let candidate = candidates[opener.index]
            if candidate.sentence.isBelowTitleByHabit {
                if isStrict, !Self.saysMore(candidate, than: title) { return false }
            } else if again.contains(opener.index) || !again.isEmpty && !candidate.isLead && opener.faults > 0 {
                return false
            }
            return !isStrict || opener.faults <= Self.mostFaults || candidate.isTitle
        }
        let texts = worths.filter { !candidates[$0.index].isTitle }
        let sound = texts.filter(\.isSound)
        let isEnough = texts.contains { $0.faults <= Self.mostFaults }
        let pool = !sound.isEmpty ? sound : isEnough ? texts : worths
        return pool.max { a, b in a.worth == b.worth ? a.index > b.index : a.worth < b.worth }?.index
    }

    /// Counts the faults that an opening sentence has on its own: it says too little about the event, is out of date or
    /// short, or doesn't say whom it is about. The last counts twice if no name follows at all.
    static func faults(of candidate: SummaryCandidate) -> Int {
        let tells =
            candidate.isBelowSameTitle || candidate.partOfTitle >= enoughOfTitle
            || candidate.partOfCore >= enoughOfCore
        let isShort = candidate.sentence.length < fewestWords
        return [
            !tells, !candidate.namesSubject, !candidate.namesSubjectLate, candidate.isBehind, candidate.isOvertaken,
            isShort,
        ].count { $0 }
    }
}
