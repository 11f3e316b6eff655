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
    /// The weights for the others: for a number of people, and against quotations, which the page shows elsewhere.
    static let figure = 0.3
    private static let quotation = 0.5
    /// The edition's day; nil: "today" is right in any report.
    let day: EditionDay?

    /// - Parameter day: the edition's day, on which sentences of older reports about "today" are left out.
    public init(on day: EditionDay? = nil) { self.day = day }

    /// Returns a summary of about the given number of words; without sentences if no source has a complete one.
    ///
    /// - Parameters:
    ///   - briefs: all briefs of the story including the lead, in any order.
    ///   - lead: the brief whose title is shown above the summary; it also sets the language.
    ///   - readings: existing readings of their articles.
    public func summary(
        of briefs: [Brief], lead: Brief, words: Int, among spread: Spread = .few,
        readings: PackedReadings = PackedReadings()
    ) -> StorySummary {
        var readings = ArticleReadings(readings)
        return summary(of: briefs, lead: lead, words: words, among: spread, &readings)
    }

    func summary(
        of briefs: [Brief], lead: Brief, words: Int, among spread: Spread = .few, _ readings: inout ArticleReadings
    ) -> StorySummary {
        let title = Terms(of: readings.title(of: lead.article, tag: lead.source.language).words, by: \.stem)
        let sources = chosen(briefs, lead: lead) { brief in
            title.shared(
                with: Terms(of: readings.title(of: brief.article, tag: brief.source.language).words, by: \.stem))
        }
        let read = sources.map { readings.reading(of: $0.article, tag: $0.source.language) }
        if spread.isForPage, Self.isForeign(lead) { return StorySummary(sentences: [], briefs: [lead]) }
        let material = Material(sources, read, reports: briefs.count)
        let said = spread.isForPage && lead.context?.sources.isEmpty == false ? lead.context?.reason.text : nil
        let titleTerms = Terms(joining: read.map { Terms(of: $0.title.words, by: \.stem) })
        var known = Knowledge()
        for sentence in material.event.titled[0] { known.learn(sentence) }
        var candidates: [SummaryCandidate] = []
        var taken: [Int] = []
        // The reason why the story matters is on its page already, and earlier moments are out of date: both only
        // where there would be no summary.
        for (takesEarlier, avoided) in [(false, said), (false, nil), (true, nil)] where taken.isEmpty {
            candidates = self.candidates(of: material, takesTitles: spread.isForPage, takesEarlier: takesEarlier)
                .filter { $0.sentence.text != avoided }
            var misspelt: [Int] = []
            repeat {
                for index in misspelt.reversed() { candidates.remove(at: index) }
                taken = self.taken(
                    from: candidates, scores(of: candidates, titleTerms: titleTerms), words: words, among: spread,
                    knowing: known, read: read.count)
                misspelt = taken.sorted().filter { material.spelling.isMisspelt(candidates[$0]) }
            } while !misspelt.isEmpty
        }
        let ordered = Self.inReadingOrder(taken, of: candidates)
        var drawn: [Int] = []
        for index in ordered where !drawn.contains(candidates[index].source) { drawn.append(candidates[index].source) }
        return StorySummary(
            sentences: ordered.map {
                SourcedSentence(text: candidates[$0].text, article: sources[candidates[$0].source].id)
            },
            briefs: drawn.isEmpty ? [lead] : drawn.map { sources[$0] })
    }

    /// Returns whether a report is in another language than its feed. Its page stays, but its readers asked for the
    /// feed's.
    private static func isForeign(_ brief: Brief) -> Bool {
        guard let declared = brief.source.language.map(primaryLanguage), !brief.languageCode.isEmpty else {
            return false
        }
        return !declared.isEmpty && declared != brief.languageCode
    }

    /// The number of words shared with the lead's title from which more say no more.
    private static let near = 6

    /// The time in seconds between the lead and a publisher's reports up to which the longer of them is preferred.
    private static let span: Double = 6 * 3600

    /// Returns the lead and, in the lead's language, each other publisher's report that is nearest to the lead by its
    /// title; of those equally near, the nearest in time, and then the longest.
    ///
    /// - Parameter nearness: the number of words that a report's title shares with the lead's.
    func chosen(_ briefs: [Brief], lead: Brief, nearness: (Brief) -> Int = { _ in 0 }) -> [Brief] {
        var best: [String: (brief: Brief, nearness: Int, spans: Int)] = [:]
        let language = lead.languageCode
        for brief in briefs
        where brief.source.publisher != lead.source.publisher && brief.languageCode == language && brief.kind.isVoice {
            let near = brief.bodyLength > 0 ? min(nearness(brief), Self.near) : -1
            let spans = -Int(abs(lead.article.moment.timeIntervalSince(brief.article.moment)) / Self.span)
            if let other = best[brief.source.publisher],
                (near, spans, brief.bodyLength, other.brief.id)
                    <= (other.nearness, other.spans, other.brief.bodyLength, brief.id)
            {
                continue
            }
            best[brief.source.publisher] = (brief, near, spans)
        }
        let others = best.values.map(\.brief).sorted { a, b in
            if a.source.tier != b.source.tier { return a.source.tier > b.source.tier }
            return a.article.moment == b.article.moment ? a.id < b.id : a.article.moment > b.article.moment
        }
        return [lead] + others.prefix(Self.mostSources - 1)
    }

    private func scores(of candidates: [SummaryCandidate], titleTerms: Terms) -> [Double] {
        // The number of articles that contain each word.
        let articles = Dictionary(grouping: candidates.filter { !$0.isTitle }, by: \.source).values.map {
            Terms(joining: $0.map(\.terms))
        }
        let counts = Terms.Counts(in: articles)
        let count = Double(max(articles.count, 1))
        return candidates.map { candidate in
            let terms = candidate.terms
            let size = Double(max(terms.count, 6))
            return Self.place / Double(candidate.place + 1).squareRoot()
                + Self.title * Double(terms.shared(with: titleTerms)) / size
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
