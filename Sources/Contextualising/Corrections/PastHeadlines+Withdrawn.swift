internal import FoundationEssentials
internal import Newsroom

/// Reports that their publisher withdrew.
extension PastHeadlines {
    /// Finds reports whose page was read and is no longer there, after their feed had dropped them.
    ///
    /// - Parameter pages: the articles' own pages.
    func withdrawnReports(pages: [Article.ID: ArticlePage]) -> [Correction] {
        edition.archive.compactMap { brief in
            guard brief.kind.isVoice, calendar.id(of: brief.article.moment) >= since, let page = pages[brief.id],
                !page.text.isEmpty, page.lastAttempt > brief.article.lastSeen, let failure = page.lastFailure,
                failure.reason.key == .notFound || failure.reason.key == .goneNow
            else { return nil }
            return Correction(
                kind: .withdrawn, earlier: Clipping(brief), day: latestHeadlines[brief.id]?.day, now: [],
                moment: page.lastAttempt)
        }
    }
}
