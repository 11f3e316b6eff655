internal import Newsroom
internal import TextReading

extension DepthFinder {
    private static let mostTitles = 3
    /// The fewest reports of a story whose other titles are shown. A page shows all titles of a shorter story at once.
    private static let fewestReports = 7

    /// Selects the titles that differ most from the lead's and from one another, one per publisher; none if fewer than
    /// two qualify. Each shares a word with the lead's title, since a title that shares none may be about something
    /// else.
    ///
    /// - Parameter reports: the reports in the lead's language, oldest first.
    func otherTitles(
        of reports: [Brief], besides lead: Brief, _ readings: inout ArticleReadings
    ) -> [Article.ID] {
        guard reports.count >= Self.fewestReports else { return [] }
        func terms(_ brief: Brief) -> Terms {
            Terms(of: readings.title(of: brief.article, tag: brief.source.language).words, by: \.stem)
        }
        let own = terms(lead)
        var left: [(brief: Brief, terms: Terms, overlap: Double)] = []
        for brief in reports where brief.kind == .report && brief.source.publisher != lead.source.publisher {
            let title = terms(brief)
            if title.shared(with: own) > 0 { left.append((brief, title, title.overlap(with: own))) }
        }
        var chosen: [Article.ID] = []
        while chosen.count < Self.mostTitles {
            let next = left.filter { $0.overlap <= Self.sameness }.min {
                ($0.overlap, $1.brief.source.tier.rankingWeight, $0.brief.id)
                    < ($1.overlap, $0.brief.source.tier.rankingWeight, $1.brief.id)
            }
            guard let next else { break }
            chosen.append(next.brief.id)
            left = left.filter { $0.brief.source.publisher != next.brief.source.publisher }
                .map { ($0.brief, $0.terms, max($0.overlap, $0.terms.overlap(with: next.terms))) }
        }
        return chosen.count > 1 ? chosen : []
    }
}
