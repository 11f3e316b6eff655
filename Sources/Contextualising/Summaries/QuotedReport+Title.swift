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
    /// estará bajo la órbita del ministerio"). In other languages, titles don't read like
    /// sentences ("Town records 40 new cases, 12 deaths", "Student is told appeal could take months").
    var title: SummaryCandidate? {
        guard mayTitle, let sentence = event.titled[source].first, event.titled[source].count == 1,
            sentence.isBelowTitleByHabit, sentence.titleText != nil, isUsable(sentence),
            !sentence.lacksSubject || sentence.isImpersonal,
            !sentence.isMostlyQuoted, !sentence.text.contains(where: { "¿?¡!:".contains($0) }),
            !sentence.isOfFuture || age <= Self.ageOfPlan, TitleEnding(of: brief.article.title) == nil,
            sentence.isIn(brief.languageCode)
        else { return nil }
        let terms = Terms(of: sentence.words, by: \.stem)
        guard isOneEvent, terms.shared(with: event.title) >= Self.fewestOfEvent,
            event.saysWhatHappened(sentence, terms, besides: source), addsToTitle(sentence, terms)
        else { return nil }
        var title = candidate(sentence, terms, at: 0, canOpen: true, leans: false)
        title.isTitle = true
        return title
    }

    /// Returns whether a title has several words that the lead's lacks, among them a figure. For a reader who sees the
    /// lead's title above it, any other merely repeats the headline: twelve of fifteen did, and six of eight with a new
    /// name only.
    private func addsToTitle(_ sentence: Sentence, _ terms: Terms) -> Bool {
        terms.without(event.title).count >= Self.fewestNew && !event.amounts.isSuperset(of: sentence.amounts)
    }
}
