public import Newsroom
public import TextReading

/// Summarises a story in sentences taken from all its publishers.
///
/// Sentences are quoted in full. Agreement between sources counts most, then position in the article, then overlap with
/// the titles. Repetition is left out, and sources already quoted yield to others.
public struct StorySummariser: Sendable {
    /// The most sources read: the lead first, then by credibility. More would hardly add anything.
    private static let mostSources = 12
    /// The number of sentences considered from each source.
    private static let mostRead = 20
    private static let place = 1.0
    private static let title = 0.7
    private static let centrality = 1.0
    private static let lead = 0.4
    /// The overlap of words above which a sentence repeats one already chosen.
    private static let sameness = 0.5
    /// The overlap above which a sentence is a repetition if it also gives the same figure for the same thing.
    private static let samenessOfFigures = 0.25
    /// The overlap above which a sentence merely repeats the title.
    private static let repetition = 0.85
    private static let tolerance = 1.2
    /// The number of words shared with the title: below it, a sentence is beside the point; a sentence that shares that
    /// many more opens the summary instead.
    private static let telling = 2

    public init() {}

    /// Returns a summary of about the given number of words; without sentences if no source has a complete one.
    ///
    /// - Parameters:
    ///   - briefs: all briefs of the story including the lead, in any order.
    ///   - lead: the brief whose title is shown above the summary; it also sets the language.
    ///   - readings: existing readings of their articles.
    public func summary(
        of briefs: [Brief], lead: Brief, words: Int, among spread: Spread = .few,
        readings: ReadingShelf = ReadingShelf()
    ) -> StorySummary {
        var readings = ArticleReadings(readings)
        return summary(of: briefs, lead: lead, words: words, among: spread, &readings)
    }

    func summary(
        of briefs: [Brief], lead: Brief, words: Int, among spread: Spread = .few, _ readings: inout ArticleReadings
    ) -> StorySummary {
        let sources = chosen(briefs, lead: lead)
        let read = sources.map { readings.reading(of: $0.article, tag: $0.source.language) }
        let titles = read.map { Terms(of: $0.title.words) }
        // The subject according to the titles; articles on another subject that were merged into the story add nothing.
        let matter = Terms(joining: titles)
        let said = spread.isBesideContext && lead.context?.sources.isEmpty == false ? lead.context?.reason.text : nil
        let candidates = candidates(of: sources, read, titles: titles, matter: matter)
            .filter { $0.sentence.text != said }
        let scores = scores(of: candidates, matter: matter)
        var taken: [Int] = []
        var length = 0
        while taken.count < spread.mostSentences {
            let spoken = taken.map { candidates[$0].source }
            let best = candidates.indices.filter { index in
                let candidate = candidates[index].sentence
                return !taken.contains(index)
                    && spoken.count(where: { $0 == candidates[index].source }) < spread.mostOfOne
                    && (taken.isEmpty || Double(length + candidate.length) <= Double(words) * Self.tolerance)
                    && !taken.contains { candidates[$0].says(candidates[index]) }
            }.max { a, b in
                func worth(_ index: Int) -> Double {
                    scores[index] * (spoken.contains(candidates[index].source) ? spread.again : 1)
                }
                return worth(a) == worth(b) ? a > b : worth(a) < worth(b)
            }
            guard let best else { break }
            taken.append(best)
            length += candidates[best].sentence.length
            if length >= words { break }
        }
        let ordered = Self.inReadingOrder(taken, of: candidates, under: titles[0])
        var drawn: [Int] = []
        for index in ordered where drawn.last != candidates[index].source { drawn.append(candidates[index].source) }
        return StorySummary(
            sentences: ordered.map {
                SourcedSentence(
                    text: candidates[$0].sentence.text, article: sources[candidates[$0].source].id)
            },
            briefs: drawn.isEmpty ? [lead] : drawn.map { sources[$0] })
    }

    /// Returns the lead and each other publisher's longest article in the lead's language.
    func chosen(_ briefs: [Brief], lead: Brief) -> [Brief] {
        var best: [String: Brief] = [:]
        let language = lead.languageCode
        for brief in briefs
        where brief.source.publisher != lead.source.publisher && brief.languageCode == language && brief.kind.isVoice {
            guard let other = best[brief.source.publisher] else {
                best[brief.source.publisher] = brief
                continue
            }
            let (ours, theirs) = (brief.bodyLength, other.bodyLength)
            if (ours, other.id) > (theirs, brief.id) { best[brief.source.publisher] = brief }
        }
        let others = best.values.sorted { a, b in
            if a.source.tier != b.source.tier { return a.source.tier > b.source.tier }
            return a.article.moment == b.article.moment ? a.id < b.id : a.article.moment > b.article.moment
        }
        return [lead] + others.prefix(Self.mostSources - 1)
    }

    private struct Candidate {
        /// The number of words shared with the titles that makes the sentence relevant; the lead's first three
        /// sentences need none.
        var sharedWords: Int { !isLead ? 2 : place < 3 ? 0 : 1 }
        var isLead: Bool { source == 0 }
        let sentence: Sentence
        /// The index of its source, each from a different publisher; 0 is the lead.
        let source: Int
        /// Its position in the article, from 0.
        let place: Int
        let figures: [Figure]

        /// Returns whether this sentence makes another one redundant.
        func says(_ other: Candidate) -> Bool {
            let common = sentence.terms.overlap(with: other.sentence.terms)
            if common > StorySummariser.sameness { return true }
            return common > StorySummariser.samenessOfFigures
                && figures.contains { own in other.figures.contains { $0.value == own.value && $0.countsAlike(own) } }
        }
    }

    /// Returns the complete sentences of all sources that are relevant and understandable on their own.
    private func candidates(
        of sources: [Brief], _ readings: [ArticleReading], titles: [Terms], matter: Terms
    ) -> [Candidate] {
        var candidates = sources.indices.flatMap { source in
            sources[source].sentences(readings[source], atMost: Self.mostRead).enumerated().compactMap {
                place, sentence -> Candidate? in
                guard sentence.isWhole, !sentence.isBoilerplate, titles[0].part(of: sentence.terms) <= Self.repetition
                else { return nil }
                return Candidate(sentence: sentence, source: source, place: place, figures: sentence.figures)
            }
        }
        let opening = candidates.first { $0.isLead }?.place
        candidates.removeAll { candidate in
            candidate.sentence.dangles
                || (!(candidate.isLead && candidate.place == opening)
                    && candidate.sentence.terms.shared(with: matter) < candidate.sharedWords)
        }
        return candidates
    }

    private func scores(of candidates: [Candidate], matter: Terms) -> [Double] {
        // The number of articles that contain each word.
        let articles = Dictionary(grouping: candidates, by: \.source).values.map {
            Terms(joining: $0.map(\.sentence.terms))
        }
        let counts = Terms.Counts(in: articles)
        let count = Double(max(articles.count, 1))
        return candidates.map { candidate in
            let terms = candidate.sentence.terms
            let size = Double(max(terms.count, 6))
            return Self.place / Double(candidate.place + 1).squareRoot()
                + Self.title * Double(terms.shared(with: matter)) / size
                + Self.centrality * Double(counts.sum(of: terms)) / count / size
                + (candidate.isLead ? Self.lead : 0)
        }
    }

    /// Orders sentences by source, lead first, and within a source by position.
    ///
    /// If the lead's first sentence shares little with the title and another source's first sentence clearly more, that
    /// one opens: the event comes before what critics say of it.
    private static func inReadingOrder(_ taken: [Int], of candidates: [Candidate], under title: Terms) -> [Int] {
        var order = taken.contains { candidates[$0].isLead } ? [0] : []
        for index in taken where !order.contains(candidates[index].source) { order.append(candidates[index].source) }
        let groups = order.map { source in taken.filter { candidates[$0].source == source }.sorted() }
        let told = groups.map { group in
            let first = candidates[group[0]]
            return first.isLead || first.place == 0 ? first.sentence.terms.shared(with: title) : 0
        }
        guard let most = told.max(), let opening = told.firstIndex(of: most), told[0] < telling,
            most >= told[0] + telling
        else { return groups.flatMap { $0 } }
        return groups[opening] + groups.indices.filter { $0 != opening }.flatMap { groups[$0] }
    }
}
