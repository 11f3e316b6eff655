internal import Addressing
public import Newsroom
public import TextReading

/// Classifies articles: reports, opinion, live pages, programmes, round-ups, services and promotions.
///
/// It considers the URL, the title, the feed's tags, the beginning of the text and the source's conventions, weighted
/// by `Rules/kinds.txt`. An article is a report unless another kind has at least two points.
public struct KindClassifier: Sendable {
    /// The minimum score for a kind.
    private static let leastScore = 2
    /// The number of bytes that count as the beginning of a text.
    private static let openingBytes = 320

    private let finder: EvidenceFinder
    private let forms: TitleForms
    private let dates: DateWords

    public init(rules: KindRules, lists: WordLists = .builtIn) {
        finder = EvidenceFinder(rules)
        forms = TitleForms(notNames: rules.notNames, lists: lists)
        dates = DateWords(lists)
    }

    /// Explains an article's kind.
    ///
    /// - Parameters:
    ///   - reading: the reading of the article as published, from `reading`.
    ///   - habits: the sources' conventions, from `conventions`.
    public func explanation(
        of article: Article, reading: ArticleReading, conventions: TitleConventions
    ) -> KindExplanation {
        var (evidence, forms) = observation(of: article, reading)
        if conventions.columns.contains(article.source), forms.contains(.nameBeforeColon) { evidence += columnist }
        let kind = Self.decision(on: evidence)
        return KindExplanation(
            kind: kind, evidence: evidence.filter { $0.kind == kind } + evidence.filter { $0.kind != kind })
    }

    /// Returns an article's kind on its own evidence, regardless of its source's conventions.
    public func candidacy(of article: Article, reading: ArticleReading) -> KindCandidacy {
        let (evidence, forms) = observation(of: article, reading)
        return KindCandidacy(
            usual: Self.decision(on: evidence),
            inColumn: forms.contains(.nameBeforeColon) ? Self.decision(on: evidence + columnist) : nil)
    }

    private var columnist: [KindExplanation.Evidence] { finder.evidence(ofForms: [.columnist]) }

    /// Learns sources' conventions from articles that have been read.
    public func conventions(of articles: some Sequence<(article: Article, reading: ArticleReading)>) -> TitleConventions
    {
        TitleConventions(
            of: articles.lazy.map { ($0.article.source, candidacy(of: $0.article, reading: $0.reading)) })
    }

    /// Reads as much of an article as is needed to tell its kind.
    public func reading(of article: Article, by reader: inout TextReader) -> ArticleReading {
        func beginning(_ text: String) -> String {
            String(decoding: text.utf8.prefix(Self.openingBytes), as: UTF8.self)
        }
        let text = article.summary.isEmpty ? beginning(article.text) : ""
        return ArticleReading(
            title: reader.reading(of: article.title, in: nil),
            summary: reader.reading(of: beginning(article.summary), in: nil), text: reader.reading(of: text, in: nil),
            language: nil)
    }

    /// Returns the kind with the highest score; ties go to the one declared first.
    private static func decision(on evidence: [KindExplanation.Evidence]) -> ArticleKind {
        var points: [ArticleKind: Int] = [:]
        for item in evidence { points[item.kind, default: 0] += item.weight }
        let against = points[.report] ?? 0
        var best = (kind: ArticleKind.report, points: leastScore - 1 + max(0, against))
        for kind in ArticleKind.allCases where kind != .report && kind != .rolling {
            if let own = points[kind], own > best.points { best = (kind, own) }
        }
        // Pages that cover many events are detected as live pages first.
        return best.kind == .live && (points[.rolling] ?? 0) > 0 ? .rolling : best.kind
    }

    /// Returns the evidence in an article and the forms of its title.
    private func observation(
        of article: Article, _ reading: ArticleReading
    ) -> (evidence: [KindExplanation.Evidence], forms: Set<TitleForm>) {
        let address = AddressParts(article.url ?? "")
        let path = address.smallSegments
        let isFilm = Self.isFilm(article, at: address)
        let shape = TitleShape(article.title, reading.title.words, dates: dates)
        let hasSummary = !reading.summary.words.isEmpty
        let text = hasSummary ? reading.summary : reading.text
        var found = finder.evidence(ofPath: path)
        found += finder.evidence(ofTags: article.tags)
        found += finder.evidence(ofAuthors: article.authors)
        found += finder.evidence(ofTitle: reading.title, shape)
        found += finder.evidence(
            ofText: text, from: hasSummary ? article.summary : article.text, within: Self.openingBytes, isFilm: isFilm)
        let forms = forms.forms(of: reading.title.words, shape, text: text.words, isFilm: isFilm)
        return (found + finder.evidence(ofForms: forms), forms)
    }

    /// Returns whether the article is a video or broadcast: it has a video attached, or its URL is in a video section.
    private static func isFilm(_ article: Article, at address: AddressParts) -> Bool {
        if article.reception?.views != nil { return true }
        if article.enclosures.contains(where: { ($0.type ?? "").hasPrefix("video/") }) { return true }
        return address.isOfFilm
    }
}
