internal import Newsroom

/// Divides the briefs of a page into sections.
struct Desking {
    let floor: Floor
    let settings: SectioningSettings

    /// The sections of one page that have anything to show, newest first; a thin page is filled with what is older than
    /// a week.
    ///
    /// - Parameter indices: the page's briefs, in reading order.
    func sections(of indices: [Int], limits: SectionLimits) -> [Section] {
        var byKind: [SectionKind: [Int]] = [:]
        for index in indices { byKind[floor.kinds[index], default: []].append(index) }
        var shown = 0
        return SectionKind.allCases.compactMap { kind in
            let once = floor.oncePerStory(byKind[kind] ?? [])
            let isRemote = kind == .furtherBack
            let chosen =
                isRemote
                ? Array(once.prefix(shown < settings.thin ? settings.filled - shown : 0))
                : selection(from: once, limit: limits[kind])
            shown += chosen.count
            guard !chosen.isEmpty else { return nil }
            let briefs = chosen.map { floor.briefs[$0] }
            return Section(
                kind: kind, briefs: restrained(briefs, contexts: settings.contexts),
                total: isRemote ? briefs.count : once.count)
        }
    }

    /// When there is more than a section shows: what most publishers stand behind, then the newest, and of one
    /// publisher a fifth at most while others have anything. In reading order.
    private func selection(from indices: [Int], limit: Int) -> [Int] {
        guard indices.count > limit else { return indices }
        let ranked = indices.sorted { a, b in
            let (supportA, supportB) = (floor.support[floor.storyOf[a]], floor.support[floor.storyOf[b]])
            return supportA == supportB ? a < b : supportA > supportB
        }
        var chosen: [Int] = []
        var passedOver: [Int] = []
        var shares: [String: Int] = [:]
        for index in ranked where chosen.count < limit {
            let publisher = floor.briefs[index].source.publisher
            if shares[publisher, default: 0] < max(1, limit / 5) {
                shares[publisher, default: 0] += 1
                chosen.append(index)
            } else {
                passedOver.append(index)
            }
        }
        return (chosen + passedOver.prefix(limit - chosen.count)).sorted()
    }
}

/// Briefs with no more reasons why they matter than readers bear: those that a trigger called forth all stay, the
/// general ones only until there are so many.
func restrained(_ briefs: [Brief], contexts limit: Int) -> [Brief] {
    var room = limit - briefs.count { $0.context?.tier == 1 }
    return briefs.map { brief in
        guard let context = brief.context, context.tier > 1 else { return brief }
        room -= 1
        if room >= 0 { return brief }
        var silent = brief
        silent.context = nil
        return silent
    }
}
