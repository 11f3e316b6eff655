internal import Newsroom

/// Divides a page's briefs into time sections and selects which to show.
struct SectionChooser {
    let layout: BriefLayout
    let settings: SectioningSettings

    /// Returns a page's non-empty sections, newest first. A thin page is filled up with articles older than a week.
    ///
    /// A story is listed once, in the section of its newest report on the page, and shown by its lead, with the same
    /// title as elsewhere. A single publisher's reports are all listed, because no other page leads to them; the front
    /// page lists only the best one.
    ///
    /// - Parameters:
    ///   - indices: the page's briefs, in reading order.
    ///   - isGeneral: whether general contexts may appear on this page.
    ///   - isFront: whether this is the front page.
    func sections(
        of indices: [Int], limits: SectionLimits, isGeneral: Bool = true, isFront: Bool = false
    ) -> [Section] {
        let page = Set(indices)
        var byKind: [SectionKind: [Int]] = [:]
        var listed: Set<Int> = []
        for index in indices {
            let isOnce = isFront || layout.briefs[index].story.publishers > 1
            guard !isOnce || listed.insert(layout.storyOf[index]).inserted else { continue }
            byKind[layout.kinds[index], default: []].append(isOnce ? representative(ofStory: index, on: page) : index)
        }
        var shown = 0
        let sections = SectionKind.allCases.compactMap { kind -> Section? in
            let once = byKind[kind] ?? []
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
        return limitingGeneralContexts(sections, to: isGeneral ? settings.contexts : 0)
    }

    /// Returns the brief that shows a story: its best report, whether or not it is on the page. If the page only has
    /// opinion and the like about it, the best of those.
    private func representative(ofStory index: Int, on page: Set<Int>) -> Int {
        let members = layout.members[layout.storyOf[index]]
        let voices = members.filter { layout.briefs[$0].kind.isVoice }
        let isReported = voices.contains(where: page.contains)
        return layout.best(of: isReported ? voices : members.filter(page.contains)) ?? index
    }

    /// Returns the highest-ranked briefs that fit. If there are too many, a publisher's exclusive stories get at most a
    /// fifth of the section while others are available.
    private func selection(from indices: [Int], limit: Int) -> [Int] {
        let ranked = indices.sorted(by: layout.outranks)
        guard ranked.count > limit else { return ranked }
        let (chosen, passedOver) = PublisherShares(layout: layout, share: limit / 5).first(limit, of: ranked)
        return (chosen + passedOver.prefix(limit - chosen.count)).sorted(by: layout.outranks)
    }
}

/// Removes general contexts (tier 2) from a page. If any brief on it has a context about an event, all are removed;
/// otherwise those beyond the limit, and those after the first section that has one.
func limitingGeneralContexts(_ sections: [Section], to limit: Int) -> [Section] {
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
    /// A copy without a general context, for story pages and the map, which do not show those.
    var withoutGeneralContext: Brief {
        guard let context = self.context, context.tier > 1 else { return self }
        var brief = self
        brief.context = nil
        return brief
    }
}
