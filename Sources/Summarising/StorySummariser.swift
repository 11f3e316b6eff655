public import Newsroom

/// Chooses the sentences that stand for a story, from all who tell it.
///
/// Sentences are the sources' own and whole. What many sources say counts most, then what a source says first, then what
/// the titles say; what has been said is not said again, and a source that has spoken lets others speak.
public struct StorySummariser: Sendable {
    /// So many sources are read, the lead first, then the more credible; the others hardly add to them.
    private static let mostSources = 12
    private static let mostSentences = 4
    private static let place = 1.0
    private static let title = 0.7
    private static let centrality = 1.0
    private static let lead = 0.4
    /// What is left of a sentence's score when its source has spoken already.
    private static let again = 0.55
    /// A sentence that shares more of its words than this with one already taken says nothing new.
    private static let sameness = 0.5
    /// A sentence that shares more of its words than this with the title above it repeats it.
    private static let repetition = 0.85
    private static let tolerance = 1.2

    public init() {}

    /// A summary of about so many words; without sentences where no source offers a whole one.
    ///
    /// - Parameters:
    ///   - lead: its title stands above the summary, and its language is the summary's.
    ///   - briefs: all who tell the story, the lead too, in any order.
    public func summary(of briefs: [Brief], lead: Brief, words: Int) -> StorySummary {
        let sources = chosen(briefs, lead: lead)
        var candidates = sources.enumerated().flatMap { index, brief in
            Self.candidates(of: brief, isLead: index == 0)
        }
        let heading = Sentence(Substring(lead.article.title))
        candidates.removeAll { heading.sharedPart(of: $0.sentence) > Self.repetition }
        // What the titles speak of; who joins a story with something else in mind has nothing to add to it.
        let matter = Set(sources.flatMap { Sentence(Substring($0.article.title)).terms })
        let opening = candidates.first { $0.isLead }?.place
        candidates.removeAll { candidate in
            !(candidate.isLead && candidate.place == opening)
                && (candidate.sentence.leansOnAnother
                    || Set(candidate.sentence.terms).intersection(matter).count < candidate.sharedWords)
        }
        let scores = scores(of: candidates, titles: sources.map(\.article.title))
        var taken: [Int] = []
        var length = 0
        while taken.count < Self.mostSentences {
            let spoken = Set(taken.map { candidates[$0].brief.source.publisher })
            let best = candidates.indices.filter { index in
                let candidate = candidates[index].sentence
                return !taken.contains(index)
                    && (taken.isEmpty || Double(length + candidate.length) <= Double(words) * Self.tolerance)
                    && !taken.contains { candidates[$0].sentence.overlap(with: candidate) > Self.sameness }
            }.max { a, b in
                func worth(_ index: Int) -> Double {
                    scores[index] * (spoken.contains(candidates[index].brief.source.publisher) ? Self.again : 1)
                }
                return worth(a) == worth(b) ? a > b : worth(a) < worth(b)
            }
            guard let best else { break }
            taken.append(best)
            length += candidates[best].sentence.length
            if length >= words { break }
        }
        let ordered = inReadingOrder(taken, of: candidates)
        var drawn: [Brief] = []
        for index in ordered where !drawn.contains(where: { $0.id == candidates[index].brief.id }) {
            drawn.append(candidates[index].brief)
        }
        return StorySummary(
            sentences: ordered.map {
                SourcedSentence(text: String(candidates[$0].sentence.text), article: candidates[$0].brief.id)
            },
            briefs: drawn.isEmpty ? [lead] : drawn)
    }

    /// The lead, and of every other publisher its fullest article in the lead's language.
    func chosen(_ briefs: [Brief], lead: Brief) -> [Brief] {
        var best: [String: Brief] = [:]
        for brief in briefs where brief.source.publisher != lead.source.publisher && brief.language == lead.language {
            guard let other = best[brief.source.publisher] else {
                best[brief.source.publisher] = brief
                continue
            }
            let (ours, theirs) = (brief.body.utf8.count, other.body.utf8.count)
            if (ours, other.id) > (theirs, brief.id) { best[brief.source.publisher] = brief }
        }
        let others = best.values.sorted { a, b in
            if a.source.tier != b.source.tier { return a.source.tier > b.source.tier }
            return a.article.moment == b.article.moment ? a.id < b.id : a.article.moment > b.article.moment
        }
        return [lead] + others.prefix(Self.mostSources - 1)
    }

    private struct Candidate {
        /// How many words it must share with the titles to belong to the matter: how an article begins always does.
        var sharedWords: Int { !isLead ? 2 : place < 3 ? 0 : 1 }
        let sentence: Sentence
        let brief: Brief
        /// In its article, from 0.
        let place: Int
        let isLead: Bool
    }

    private static func candidates(of brief: Brief, isLead: Bool) -> [Candidate] {
        sentences(of: brief.body).prefix(20).enumerated().map { place, text in
            Candidate(sentence: Sentence(text), brief: brief, place: place, isLead: isLead)
        }.filter { $0.sentence.isWhole && !$0.sentence.isBoilerplate }
    }

    private func scores(of candidates: [Candidate], titles: [String]) -> [Double] {
        // How many articles hold a word.
        var articles: [String: Set<Article.ID>] = [:]
        for candidate in candidates {
            for term in Set(candidate.sentence.terms) { articles[term, default: []].insert(candidate.brief.id) }
        }
        let titleTerms = Set(titles.flatMap { Sentence(Substring($0)).terms })
        let count = Double(max(Set(candidates.map(\.brief.id)).count, 1))
        return candidates.map { candidate in
            let terms = Set(candidate.sentence.terms)
            let size = Double(max(terms.count, 6))
            // Whole numbers are added up, for the order of a set is not always the same.
            let shared = terms.reduce(0) { $0 + (articles[$1]?.count ?? 0) }
            return Self.place / Double(candidate.place + 1).squareRoot()
                + Self.title * Double(terms.intersection(titleTerms).count) / size
                + Self.centrality * Double(shared) / count / size
                + (candidate.isLead ? Self.lead : 0)
        }
    }

    /// By source, the lead's sentences first, then in the order in which sources were taken; within one in its own order.
    private func inReadingOrder(_ taken: [Int], of candidates: [Candidate]) -> [Int] {
        var order: [Article.ID] = taken.filter { candidates[$0].isLead }.prefix(1).map { candidates[$0].brief.id }
        for index in taken where !order.contains(candidates[index].brief.id) {
            order.append(candidates[index].brief.id)
        }
        return order.flatMap { id in taken.filter { candidates[$0].brief.id == id }.sorted() }
    }
}

extension Brief {
    /// "en", as far as it is known.
    var language: String {
        (article.language ?? source.language ?? "").lowercased().prefix { $0 != "-" && $0 != "_" }.description
    }

    /// What there is to read of it: the summary, and the text where that says more.
    var body: String {
        if article.text.hasPrefix(article.summary) { return article.text }
        return article.summary.isEmpty ? article.text : article.summary + "\n" + article.text
    }
}
