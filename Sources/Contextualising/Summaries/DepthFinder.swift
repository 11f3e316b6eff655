public import Newsroom
public import TextReading

/// Finds what a story's reports say in comparison: shared figures, differences, other titles and quotations.
/// Figures and quotations of the story's own title are left out: they would only repeat it.
public struct DepthFinder: Sendable {
    private static let mostNumbers = 4
    private static let mostDifferences = 3
    private static let mostWords = 5
    /// The number of sentences per report that are searched for quotations.
    private static let mostSentences = 20
    /// The overlap of words above which two quotations, or two titles, count as the same.
    static let sameness = 0.5
    private static let longestQuotation = 45

    /// The overlap of words above which two texts are copies.
    private static let copied = 0.85
    /// The number of words of a summary that are compared.
    private static let openingWords = 60
    /// The most other articles of the story that each article is compared with.
    private static let mostCompared = 200

    public init() {}

    /// - Parameters:
    ///   - briefs: all briefs of the story, in any order.
    ///   - lead: the brief that sets the page's language.
    ///   - summary: the summary shown above.
    public func depth(
        of briefs: [Brief], lead: Brief, summary: StorySummary, readings: PackedReadings = PackedReadings()
    ) -> StoryDepth {
        var readings = ArticleReadings(readings)
        return depth(of: briefs, lead: lead, summary: summary, &readings)
    }

    func depth(
        of briefs: [Brief], lead: Brief, summary: StorySummary, _ readings: inout ArticleReadings
    ) -> StoryDepth {
        let reports = briefs.filter { $0.kind.isVoice && $0.languageCode == lead.languageCode }
            .sorted { ($0.article.moment, $0.id) < ($1.article.moment, $1.id) }
        let table = FigureTable(of: reports, &readings)
        let differences = table.differing.prefix(Self.mostDifferences).map { group in
            StoryDepth.Difference(
                countedKind: group[0].figure.countedKind ?? "",
                mentions: group.map { StoryDepth.Mention(text: $0.text, article: $0.brief.id) })
        }
        let inDispute = Set(differences.flatMap { $0.mentions.map(\.text) })
        let title = readings.title(of: lead.article, tag: lead.source.language)
        let inTitle = Sentence.sentences(of: lead.article.title, title, atMost: 2).flatMap(\.figures)
        let numbers = table.shared.filter { group in
            let figure = group[0].figure
            return !group.contains { inDispute.contains($0.text) }
                && !inTitle.contains { $0.value == figure.value && $0.unit == figure.unit }
        }
        return StoryDepth(
            numbers: numbers.prefix(Self.mostNumbers).map { group in
                StoryDepth.SharedFigure(text: group[0].text, articles: group.map(\.brief.id))
            },
            differences: Array(differences),
            titles: otherTitles(of: reports, besides: lead, &readings),
            words: words(of: reports, besides: [lead.article.title] + summary.sentences.map(\.text), &readings),
            copies: copies(among: briefs, &readings))
    }

    /// Finds articles that repeat an older one in nearly the same words, as agency texts in several feeds do.
    private func copies(among briefs: [Brief], _ readings: inout ArticleReadings) -> [Article.ID: [Article.ID]] {
        var firsts: [(brief: Brief, title: Terms, opening: Terms)] = []
        var copies: [Article.ID: [Article.ID]] = [:]
        for brief in briefs.sorted(by: { ($0.article.moment, $0.id) < ($1.article.moment, $1.id) }) {
            let reading = readings.reading(of: brief.article, tag: brief.source.language, withText: false)
            let title = Terms(of: reading.title.words)
            let opening = Terms(of: reading.summary.words.prefix(Self.openingWords))
            let first = firsts.first { other in
                other.brief.languageCode == brief.languageCode
                    && (Self.isCopy(title, other.title, least: 4) || Self.isCopy(opening, other.opening, least: 8))
            }
            if let first {
                copies[first.brief.id, default: []].append(brief.id)
            } else if firsts.count < Self.mostCompared {
                firsts.append((brief, title, opening))
            }
        }
        return copies
    }

    private static func isCopy(_ a: Terms, _ b: Terms, least: Int) -> Bool {
        min(a.count, b.count) >= least && min(a.part(of: b), b.part(of: a)) >= copied
    }

    /// Selects quotations that neither the title nor the summary has, one per speaker. More credible publishers and
    /// longer quotations come first.
    ///
    /// - Parameter shown: the title and the sentences of the summary.
    private func words(
        of reports: [Brief], besides shown: [String], _ readings: inout ArticleReadings
    ) -> [StoryDepth.SpokenWords] {
        struct Candidate {
            let words: StoryDepth.SpokenWords
            let terms: Terms
            let score: Double
        }
        var candidates: [Candidate] = []
        for brief in reports where brief.kind == .report {
            let reading = readings.reading(of: brief.article, tag: brief.source.language)
            for statement in brief.attributedQuotations(reading, atMost: Self.mostSentences)
            where statement.sentence?.isBoilerplate != true {
                let quotation = statement.quotation
                let isSaid = shown.contains { $0.contains(quotation.text) }
                guard !isSaid, quotation.length <= Self.longestQuotation else { continue }
                candidates.append(
                    Candidate(
                        words: StoryDepth.SpokenWords(
                            speaker: quotation.speaker, text: quotation.text, article: brief.id),
                        terms: statement.sentence?.terms ?? Terms(of: reading.title.words),
                        score: brief.source.tier.rankingWeight + 0.05 * Double(min(20, quotation.length))
                            - 0.03 * Double(statement.place)))
            }
        }
        var taken: [Candidate] = []
        for candidate in candidates.enumerated().sorted(by: {
            ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }).map(\.element) where taken.count < Self.mostWords {
            let isSaid = taken.contains { other in
                Self.isOne(other.words.speaker, candidate.words.speaker)
                    || other.terms.overlap(with: candidate.terms) > Self.sameness
            }
            if !isSaid { taken.append(candidate) }
        }
        return taken.map(\.words)
    }

    /// Returns whether two names may be one person's: they end alike, or one has all words of the other.
    private static func isOne(_ a: String, _ b: String) -> Bool {
        let (first, second) = (a.split(separator: " "), b.split(separator: " "))
        return first.last == second.last || Set(first).isSubset(of: second) || Set(second).isSubset(of: first)
    }
}
