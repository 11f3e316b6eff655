internal import Newsroom
internal import TextReading

/// The terms in the titles of today's articles, and how often each occurs.
struct DayTerms {
    /// The terms in each article's title.
    private let terms: [Article.ID: [WordID: TrendTerm]]
    /// The words in each article's summary.
    private let summaries: [Article.ID: Set<WordID>]
    /// The articles with each term.
    let briefs: [WordID: [Brief]]
    /// The terms that can be the subject of a pattern.
    private(set) var subjects: Set<WordID> = []
    /// The number of articles today.
    let articles: Int

    init(_ today: [Brief], reader: TrendTermReader, readings: PackedReadings) {
        var terms: [Article.ID: [WordID: TrendTerm]] = [:]
        var summaries: [Article.ID: Set<WordID>] = [:]
        var briefs: [WordID: [Brief]] = [:]
        for brief in today {
            guard let reading = readings[brief.id] else { continue }
            let found = reader.terms(of: brief.article.title, reading: reading.title)
            terms[brief.id] = Dictionary(found.map { ($0.key, $0) }) { first, _ in first }
            summaries[brief.id] = Set(reading.summary.words.map(\.form))
            for term in found {
                briefs[term.key, default: []].append(brief)
                if term.isSubject { subjects.insert(term.key) }
            }
        }
        self.terms = terms
        self.summaries = summaries
        self.briefs = briefs
        articles = today.count
    }

    /// Returns the single words in an article's title, without those that have a part in common with a subject's own.
    func words(of article: Article.ID, besides own: Set<WordID>) -> [WordID] {
        (terms[article] ?? [:]).values.filter { $0.words == 1 && own.isDisjoint(with: $0.parts) }.map(\.key)
    }

    /// Returns the occurrences of a term in the titles of some articles.
    func sighting(of key: WordID, in briefs: [Brief]) -> Sighting {
        Sighting(briefs.compactMap { terms[$0.id]?[key] })
    }

    /// Returns the words in an article's summary.
    func summaryWords(of article: Article.ID) -> Set<WordID> { summaries[article] ?? [] }

    /// Returns the words of a term, and the names beside it in titles: "Kirchner" belongs to "Cristina".
    func own(of key: WordID) -> Set<WordID> {
        let found = (briefs[key] ?? []).compactMap { terms[$0.id]?[key] }
        return found.reduce(into: [key]) { own, term in
            own.formUnion(term.parts)
            own.formUnion([term.before, term.after].compactMap(\.?.key))
        }
    }
}
