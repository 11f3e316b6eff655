internal import FoundationEssentials
internal import Newsroom

/// Ranks current stories and picks the headlines.
struct HeadlineRanking {
    /// The share of its score that a story keeps if its tone is neutral.
    private static let neutralShare = 0.1

    let layout: BriefLayout
    let settings: SectioningSettings
    /// The tone score function passed to `Sectioner.edition`.
    let toneScore: (Brief) -> Double?

    /// Returns the highest-scoring stories of the last week, whatever their age. A publisher's exclusive stories are
    /// limited to its share as long as there are others; stories with several publishers count against no share.
    ///
    /// Each subject gets one place, for its best story: others whose titles share several words with it come after the
    /// rest.
    ///
    /// Stories without a report in one of the edition's languages are only used if there are no others. If an edition
    /// is chosen by tone, the score also reflects how well a story fits.
    func headlines() -> [Brief] {
        let candidates = layout.members.indices.compactMap { story -> Candidate? in
            let members = layout.members[story].filter { layout.briefs[$0].kind.isVoice }
            guard let newest = members.map({ layout.moments[$0] }).max(), newest >= layout.times.week else {
                return nil
            }
            // The lead, if the edition shows it: a story has the same title here as on its page.
            guard let brief = layout.best(of: members) else { return nil }
            var score = layout.scores[story]
            if let toneScore = toneScore(layout.briefs[brief]) { score *= Self.neutralShare + max(0, toneScore) }
            return Candidate(brief: brief, score: score)
        }.sorted { a, b in a.score == b.score ? a.brief < b.brief : a.score > b.score }
        let native = candidates.filter { layout.isNative($0.brief) }
        let distinct = SimilarTitles(of: layout).firstOfEach(
            settings.headlines, of: (native.isEmpty ? candidates : native).map(\.brief))
        let picked = PublisherShares(layout: layout, share: settings.headlinesPerPublisher)
            .first(settings.headlines, of: distinct)
        let chosen = picked.chosen + picked.passedOver.prefix(settings.headlines - picked.chosen.count)
        return limitingGeneralContexts(
            [Section(kind: .topStories, briefs: chosen.map { layout.briefs[$0] })], to: settings.contexts
        ).flatMap(\.briefs)
    }

    private struct Candidate {
        var brief: Int
        var score: Double
    }
}
