internal import Foundation
internal import Newsroom

/// Ranks the stories of the moment and picks the headlines.
struct HeadlineRanking {
    /// The share of its score that a story keeps when its tone says nothing about whether it belongs.
    private static let lukewarm = 0.1

    let layout: BriefLayout
    let settings: SectioningSettings
    /// As `Sectioner.edition` has it.
    let warmth: (Brief) -> Double?

    /// The most important stories of the last six hours; when these are too few, those of the last day after them,
    /// then of the last week. A story is ranked by the standing of its publishers, halved for every six hours since its
    /// latest article. One publisher has no more than its share while others have anything to say.
    ///
    /// What is told in none of the edition's languages does not lead, unless nothing else is told.
    ///
    /// In an edition that is chosen by tone the rank is also of how well a story belongs, and what is of the last day
    /// stands with what is of the last hours: "… as daily cases rise" led the good news for want of a rival.
    func headlines() -> [Brief] {
        let now = layout.times.now
        let candidates = layout.members.indices.compactMap { story -> Candidate? in
            let members = layout.members[story].filter { layout.briefs[$0].kind.isVoice }
            guard let newest = members.map({ layout.moments[$0] }).max() else { return nil }
            let age = now.timeIntervalSince(newest)
            var ring = age <= 6 * 3600 ? 0 : age <= 86_400 ? 1 : newest >= layout.times.week ? 2 : 3
            guard ring < 3 else { return nil }
            // The story is shown by a brief of the last day if it has one.
            let recent = members.filter { now.timeIntervalSince(layout.moments[$0]) <= 86_400 }
            guard let brief = layout.best(of: recent.isEmpty ? members : recent) else { return nil }
            var score = layout.support[story] * exp2(-age / (6 * 3600))
            if let warmth = warmth(layout.briefs[brief]) {
                score *= Self.lukewarm + max(0, warmth)
                ring = max(ring, 1)
            }
            return Candidate(brief: brief, ring: ring, score: score)
        }.sorted { a, b in
            if a.ring != b.ring { return a.ring < b.ring }
            return a.score == b.score ? a.brief < b.brief : a.score > b.score
        }
        let native = candidates.filter { layout.isNative($0.brief) }
        var chosen: [Brief] = []
        var passedOver: [Brief] = []
        var shares: [String: Int] = [:]
        for candidate in native.isEmpty ? candidates : native where chosen.count < settings.headlines {
            let brief = layout.briefs[candidate.brief]
            if shares[brief.source.publisher, default: 0] < settings.headlinesPerPublisher {
                shares[brief.source.publisher, default: 0] += 1
                chosen.append(brief)
            } else {
                passedOver.append(brief)
            }
        }
        chosen += passedOver.prefix(settings.headlines - chosen.count)
        return restrained(chosen, contexts: settings.contexts)
    }

    private struct Candidate {
        var brief: Int
        /// 0: the last six hours, 1: the last day, 2: the last week.
        var ring: Int
        var score: Double
    }
}
