internal import Foundation
internal import Newsroom

/// Chooses what matters now.
struct Headlining {
    let floor: Floor
    let settings: SectioningSettings

    /// The most important stories of the last six hours; when these are too few, those of the last day after them,
    /// then of the last week. A story is ranked by the standing of its publishers, halved for every six hours since its
    /// latest article. One publisher has no more than its share while others have anything to say.
    func headlines() -> [Brief] {
        let now = floor.stretches.now
        let candidates = floor.members.indices.compactMap { story -> Candidate? in
            guard let newest = floor.members[story].map({ floor.moments[$0] }).max() else { return nil }
            let age = now.timeIntervalSince(newest)
            let ring = age <= 6 * 3600 ? 0 : age <= 86_400 ? 1 : newest >= floor.stretches.week ? 2 : 3
            guard ring < 3 else { return nil }
            // What stands for it is of the last day while anything is.
            let recent = floor.members[story].filter { now.timeIntervalSince(floor.moments[$0]) <= 86_400 }
            guard let brief = floor.best(of: recent.isEmpty ? floor.members[story] : recent) else { return nil }
            return Candidate(brief: brief, ring: ring, score: floor.support[story] * exp2(-age / (6 * 3600)))
        }.sorted { a, b in
            if a.ring != b.ring { return a.ring < b.ring }
            return a.score == b.score ? a.brief < b.brief : a.score > b.score
        }
        var chosen: [Brief] = []
        var passedOver: [Brief] = []
        var shares: [String: Int] = [:]
        for candidate in candidates where chosen.count < settings.headlines {
            let brief = floor.briefs[candidate.brief]
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
