internal import Newsroom

/// Picks the first of ranked briefs so that no publisher fills a page with what it tells alone.
///
/// What several publishers tell is nobody's own, whoever stands for it: it never counts against a share.
struct PublisherShares {
    let layout: BriefLayout
    /// The most briefs of stories of its own that one publisher may have, at least 1.
    let share: Int

    /// The first briefs, and those that were passed over before there were enough, each in their order.
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
