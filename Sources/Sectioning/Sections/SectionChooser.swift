internal import Newsroom

/// Divides the briefs of a page into time sections, and chooses which of them are shown.
struct SectionChooser {
    let layout: BriefLayout
    let settings: SectioningSettings

    /// The sections of one page that have anything to show, newest first; a thin page is filled with what is older than
    /// a week.
    ///
    /// - Parameters:
    ///   - indices: the page's briefs, in reading order.
    ///   - isGeneral: whether what may be said of all its category may be said on this page.
    func sections(of indices: [Int], limits: SectionLimits, isGeneral: Bool = true) -> [Section] {
        var byKind: [SectionKind: [Int]] = [:]
        for index in indices { byKind[layout.kinds[index], default: []].append(index) }
        var shown = 0
        let sections = SectionKind.allCases.compactMap { kind -> Section? in
            let once = layout.oncePerStory(byKind[kind] ?? [])
            let isRemote = kind == .furtherBack
            let chosen =
                isRemote
                ? Array(once.prefix(shown < settings.thin ? settings.filled - shown : 0))
                : selection(from: once, limit: limits[kind])
            shown += chosen.count
            guard !chosen.isEmpty else { return nil }
            let briefs = chosen.map { layout.briefs[$0] }
            return Section(kind: kind, briefs: briefs, total: isRemote ? briefs.count : once.count)
        }
        return restrained(sections, contexts: isGeneral ? settings.contexts : 0)
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

/// Removes general contexts (tier 2) from a page: all of them where any of its sections has one that speaks of an event, else
/// those above a limit and those behind the first section that has one.
func restrained(_ sections: [Section], contexts limit: Int) -> [Section] {
    var room = sections.contains { $0.briefs.contains { $0.context?.tier == 1 } } ? 0 : limit
    return sections.map { section in
        let briefs = section.briefs.map { brief -> Brief in
            guard let context = brief.context, context.tier > 1 else { return brief }
            room -= 1
            return room >= 0 ? brief : brief.withoutGeneralContext
        }
        if briefs.contains(where: { $0.context != nil }) { room = 0 }
        return Section(kind: section.kind, briefs: briefs, total: section.total)
    }
}

extension Brief {
    /// Without what may be said of its theme alone: a page about one story, and the map, do not say that.
    var withoutGeneralContext: Brief {
        guard let context, context.tier > 1 else { return self }
        var brief = self
        brief.context = nil
        return brief
    }
}
