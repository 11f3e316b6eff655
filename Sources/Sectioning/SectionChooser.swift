internal import Newsroom

/// Divides the briefs of a page into time sections, and chooses which of them are shown.
struct SectionChooser {
    let layout: BriefLayout
    let settings: SectioningSettings

    /// The sections of one page that have anything to show, newest first; a thin page is filled with what is older than
    /// a week.
    ///
    /// - Parameter indices: the page's briefs, in reading order.
    func sections(of indices: [Int], limits: SectionLimits) -> [Section] {
        var byKind: [SectionKind: [Int]] = [:]
        for index in indices { byKind[layout.kinds[index], default: []].append(index) }
        var shown = 0
        return SectionKind.allCases.compactMap { kind in
            let once = layout.oncePerStory(byKind[kind] ?? [])
            let isRemote = kind == .furtherBack
            let chosen =
                isRemote
                ? Array(once.prefix(shown < settings.thin ? settings.filled - shown : 0))
                : selection(from: once, limit: limits[kind])
            shown += chosen.count
            guard !chosen.isEmpty else { return nil }
            let briefs = chosen.map { layout.briefs[$0] }
            return Section(
                kind: kind, briefs: restrained(briefs, contexts: settings.contexts),
                total: isRemote ? briefs.count : once.count)
        }
    }

    /// The weightiest first, as far as there is room. Where there is not enough, what one publisher tells alone gets at most
    /// a fifth of the section while others have anything.
    private func selection(from indices: [Int], limit: Int) -> [Int] {
        let ranked = indices.sorted(by: layout.outranks)
        guard ranked.count > limit else { return ranked }
        let (chosen, passedOver) = PublisherShares(layout: layout, share: limit / 5).first(limit, of: ranked)
        return (chosen + passedOver.prefix(limit - chosen.count)).sorted(by: layout.outranks)
    }
}

/// Removes contexts above a limit, so that a section does not explain every article. Contexts with a trigger in the text
/// (tier 1) always stay; general ones stay until the limit is reached.
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
