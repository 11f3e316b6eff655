internal import Newsroom

/// Selects from ranked briefs so that no publisher fills a page with its exclusive stories.
///
/// Stories with several publishers never count against a share, whichever publisher's brief represents them.
struct PublisherShares {
    let layout: BriefLayout
    /// The most briefs from one publisher's exclusive stories, at least 1.
    let share: Int

    /// Returns the briefs selected up to the limit, and those passed over on the way, both in rank order.
    func first(_ limit: Int, of ranked: [Int]) -> (chosen: [Int], passedOver: [Int]) {
        var chosen: [Int] = []
        var passedOver: [Int] = []
        var counts: [String: Int] = [:]
        for index in ranked where chosen.count < limit {
            let brief = layout.briefs[index]
            guard brief.story.publishers < 2 else {
                chosen.append(index)
                continue
            }
            if counts[brief.source.publisher, default: 0] < max(1, share) {
                counts[brief.source.publisher, default: 0] += 1
                chosen.append(index)
            } else {
                passedOver.append(index)
            }
        }
        return (chosen, passedOver)
    }
}
