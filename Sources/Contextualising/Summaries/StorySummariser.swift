internal import Foundation
public import Newsroom
public import TextReading

/// Summarises a story in sentences taken from all its publishers: first what happened, then the newest figure of
/// people, then what is new.
///
/// Sentences are quoted in full. The first one covers most of the title. For the others, agreement between sources
/// counts most, then position in the article, then overlap with the titles. Repetition is left out, and sources already
/// quoted yield to others.
public struct StorySummariser: Sendable {
    /// The most sources read: the lead first, then by credibility. More would hardly add anything.
    private static let mostSources = 12
    private static let place = 1.0
    private static let title = 0.7
    private static let centrality = 1.0
    private static let lead = 0.4
    /// The weights for the first sentence: for covering the title, and for making sense without an earlier sentence.
    private static let event = 2.5
    private static let introduction = 1.0
    /// The weights for the others: for a number of people, and against quotations, which the page shows elsewhere.
    private static let figure = 0.3
    private static let quotation = 0.5
    /// The share of a sentence's words in those already chosen above which it says nothing new.
    private static let known = 0.6
    private static let tolerance = 1.2

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
        let newest = sources.map(\.article.moment).max() ?? lead.article.moment
        let said = spread.isBesideContext && lead.context?.sources.isEmpty == false ? lead.context?.reason.text : nil
        let candidates = candidates(of: sources, read, newest: newest).filter { $0.sentence.text != said }
        let matter = Terms(joining: read.map { Terms(of: $0.title.words, by: \.stem) })
        let scores = scores(of: candidates, matter: matter)
        let taken = taken(from: candidates, scores, words: words, among: spread)
        let ordered = Self.inReadingOrder(taken, of: candidates)
        var drawn: [Int] = []
        for index in ordered where !drawn.contains(candidates[index].source) { drawn.append(candidates[index].source) }
        return StorySummary(
            sentences: ordered.map {
                SourcedSentence(text: candidates[$0].sentence.endedText, article: sources[candidates[$0].source].id)
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

    /// Selects sentences, the opening one first. If they are all from one source, another one joins.
    private func taken(
        from candidates: [SummaryCandidate], _ scores: [Double], words: Int, among spread: Spread
    ) -> [Int] {
        guard let opening = Self.opening(of: candidates, scores) else { return [] }
        var taken = [opening]
        var length = candidates[opening].sentence.length
        func best(where isWanted: (Int) -> Bool) -> Int? {
            let spoken = Set(taken.map { candidates[$0].source })
            let known = Terms(joining: taken.map { candidates[$0].terms })
            func isNew(_ index: Int) -> Bool {
                !taken.contains { candidates[$0].says(candidates[index]) }
                    && known.part(of: candidates[index].terms) <= Self.known
            }
            func worth(_ index: Int) -> Double {
                scores[index] * (spoken.contains(candidates[index].source) ? spread.again : 1)
            }
            return candidates.indices.filter { !taken.contains($0) && isWanted($0) && isNew($0) }
                .max { a, b in worth(a) == worth(b) ? a > b : worth(a) < worth(b) }
        }
        while taken.count < spread.mostSentences, length < words,
            let next = best(where: { index in
                taken.count(where: { candidates[$0].source == candidates[index].source }) < spread.mostOfOne
                    && Double(length + candidates[index].sentence.length) <= Double(words) * Self.tolerance
            })
        {
            taken.append(next)
            length += candidates[next].sentence.length
        }
        let speaker = candidates[opening].source
        guard taken.allSatisfy({ candidates[$0].source == speaker }) else { return taken }
        if let other = best(where: { candidates[$0].source != speaker }) {
            return taken.prefix(spread.mostSentences - 1) + [other]
        }
        return Self.exchanged(taken, of: candidates, scores)
    }

    /// Exchanges one of several sentences, all from one source, for another source's that says the same.
    private static func exchanged(_ taken: [Int], of candidates: [SummaryCandidate], _ scores: [Double]) -> [Int] {
        guard taken.count > 1 else { return taken }
        let others = candidates.indices.filter { candidates[$0].source != candidates[taken[0]].source }
            .sorted { (-scores[$0], $0) < (-scores[$1], $1) }
        for other in others {
            let same = taken.indices.filter { candidates[taken[$0]].says(candidates[other]) }
            guard same.count == 1, same[0] > 0 || candidates[other].introducesItself else { continue }
            var result = taken
            result[same[0]] = other
            return result
        }
        return taken
    }

    /// Returns the sentence that covers most of the title.
    private static func opening(of candidates: [SummaryCandidate], _ scores: [Double]) -> Int? {
        func worth(_ index: Int) -> Double {
            let candidate = candidates[index]
            return scores[index] - (candidate.countsPeople ? figure : 0) + event * candidate.partOfTitle
                - (candidate.introducesItself ? 0 : introduction)
        }
        return candidates.indices.max { a, b in worth(a) == worth(b) ? a > b : worth(a) < worth(b) }
    }

    private func scores(of candidates: [SummaryCandidate], matter: Terms) -> [Double] {
        // The number of articles that contain each word.
        let articles = Dictionary(grouping: candidates, by: \.source).values.map { Terms(joining: $0.map(\.terms)) }
        let counts = Terms.Counts(in: articles)
        let count = Double(max(articles.count, 1))
        return candidates.map { candidate in
            let terms = candidate.terms
            let size = Double(max(terms.count, 6))
            return Self.place / Double(candidate.place + 1).squareRoot()
                + Self.title * Double(terms.shared(with: matter)) / size
                + Self.centrality * Double(counts.sum(of: terms)) / count / size
                + (candidate.isLead ? Self.lead : 0) + (candidate.countsPeople ? Self.figure : 0)
                - (candidate.sentence.isMostlyQuoted ? Self.quotation : 0)
        }
    }

    /// Orders sentences: the opening one, the newest figure of people unless that is in it, then the others by time, so
    /// that the newest come last.
    private static func inReadingOrder(_ taken: [Int], of candidates: [SummaryCandidate]) -> [Int] {
        guard let opening = taken.first else { return [] }
        var rest = taken.dropFirst().sorted { a, b in
            let (x, y) = (candidates[a], candidates[b])
            return (x.moment, x.source, x.place) < (y.moment, y.source, y.place)
        }
        let figure = candidates[opening].countsPeople ? nil : rest.lastIndex { candidates[$0].countsPeople }
        if let figure { rest.insert(rest.remove(at: figure), at: 0) }
        return [opening] + rest
    }
}
