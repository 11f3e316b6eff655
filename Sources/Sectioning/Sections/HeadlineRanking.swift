internal import FoundationEssentials
internal import Newsroom

/// Ranks the stories of the moment and picks the headlines.
struct HeadlineRanking {
    /// The share of its score that a story keeps when its tone says nothing about whether it belongs.
    private static let lukewarm = 0.1

    let layout: BriefLayout
    let settings: SectioningSettings
    /// As `Sectioner.edition` has it.
    let warmth: (Brief) -> Double?

    /// The weightiest stories of the last week, by one score whatever their age. What one publisher tells alone has no more
    /// than its share while others have anything to say; what several tell is nobody's own, whoever stands for it.
    ///
    /// Nothing that is told in none of the edition's languages leads, unless nothing else is told.
    ///
    /// In an edition that is chosen by tone the score is also of how well a story belongs.
    func headlines() -> [Brief] {
        let candidates = layout.members.indices.compactMap { story -> Candidate? in
            let members = layout.members[story].filter { layout.briefs[$0].kind.isVoice }
            guard let newest = members.map({ layout.moments[$0] }).max(), newest >= layout.times.week else {
                return nil
            }
            // The story is shown by a brief of the last day if it has one.
            let recent = members.filter { layout.times.now.timeIntervalSince(layout.moments[$0]) <= 86_400 }
            guard let brief = layout.best(of: recent.isEmpty ? members : recent) else { return nil }
            var score = layout.scores[story]
            if let warmth = warmth(layout.briefs[brief]) { score *= Self.lukewarm + max(0, warmth) }
            return Candidate(brief: brief, score: score)
        }.sorted { a, b in a.score == b.score ? a.brief < b.brief : a.score > b.score }
        let native = candidates.filter { layout.isNative($0.brief) }
        let picked = PublisherShares(layout: layout, share: settings.headlinesPerPublisher)
            .first(settings.headlines, of: (native.isEmpty ? candidates : native).map(\.brief))
        let chosen = picked.chosen + picked.passedOver.prefix(settings.headlines - picked.chosen.count)
        return restrained(
            [Section(kind: .topStories, briefs: chosen.map { layout.briefs[$0] })], contexts: settings.contexts
        ).flatMap(\.briefs)
    }

    private struct Candidate {
        var brief: Int
        var score: Double
    }
}
