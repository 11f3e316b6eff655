internal import Newsroom
internal import TextReading

/// A report's title as a sentence of a summary.
extension QuotedReport {
    /// Another report's title is worth quoting if it adds this many words to the lead's.
    private static let fewestNew = 3

    /// Returns its title as a sentence that may open the summary, if it says what happened and something that the
    /// lead's title doesn't.
    ///
    /// Seen in the wild: papers whose texts never repeat who and what, because their titles say so ("El nuevo organismo
    /// estará bajo la órbita del ministerio").
    var title: SummaryCandidate? {
        guard mayTitle, let sentence = matter.titled[source].first, matter.titled[source].count == 1,
            sentence.titleText != nil, isUsable(sentence), !sentence.lacksSubject || sentence.tellsImpersonally,
            !sentence.isMostlyQuoted, !sentence.text.contains(where: { "¿?¡!:".contains($0) }),
            !sentence.isOfFuture || age <= Self.ageOfPlan, TitleEnding(of: brief.article.title) == nil,
            sentence.isIn(brief.languageCode)
        else { return nil }
        let terms = Terms(of: sentence.words, by: \.stem)
        guard isOneMatter, terms.shared(with: matter.title) >= Self.fewestOfEvent,
            matter.tells(sentence, terms, besides: source), addsToTitle(sentence, terms)
        else { return nil }
        var title = candidate(sentence, terms, at: 0, canOpen: true, leans: false)
        title.isTitle = true
        return title
    }

    /// Returns whether a title has several words that the lead's lacks, among them a figure; in languages whose papers
    /// tell the event in the text as well, a name does. For a reader who sees the lead's title above it, any other
    /// merely repeats the headline: twelve of fifteen did, and six of eight with a new name only.
    private func addsToTitle(_ sentence: Sentence, _ terms: Terms) -> Bool {
        guard terms.without(matter.title).count >= Self.fewestNew else { return false }
        if !matter.amounts.isSuperset(of: sentence.amounts) { return true }
        if sentence.isBelowTitleByHabit { return false }
        // Any word is capitalised at the beginning.
        let names = sentence.names.subtracting(sentence.words.prefix(1).map(\.form))
        return !names.isSubset(of: matter.names)
    }
}
