internal import Deduplicating
internal import Newsroom
internal import SiteBuilding

extension NewsDesk {
    /// Explains why a story belongs to a running one. Returns nil if it belongs to none and has no links to other
    /// stories.
    func threadExplanation(
        of story: Story, in briefing: Briefing, by evidence: StoryEvidence
    ) -> ThreadExplanation? {
        let (roster, edition) = (briefing.threads, briefing.editions.main)
        let links = roster.links[story.id] ?? []
        let thread = edition.threads.first { thread in thread.stories.contains { $0.story == story.id } }
        guard thread != nil || !links.isEmpty else { return nil }
        let files = edition.stories + edition.pastStories + edition.minorStories
        let titles = Dictionary(
            files.map { ($0.story.id, $0.lead.article.title) }
                + edition.threads.flatMap(\.stories).map { ($0.story, $0.title) },
            uniquingKeysWith: { first, _ in first })
        return ThreadExplanation(
            thread: thread?.id, page: thread.map { edition.pageNames.threadPath($0.id) },
            stories: thread?.stories.count ?? 0,
            links: links.map { link in
                ThreadExplanation.Link(
                    story: link.story, title: titles[link.story] ?? "", similarity: link.similarity,
                    reason: reason(of: link, for: story, by: evidence),
                    isInThread: thread?.stories.contains { $0.story == link.story } == true)
            })
    }

    private func reason(of link: ThreadLink, for story: Story, by evidence: StoryEvidence) -> String {
        switch link.reason {
        case .theme(let name): "same subject in the same country: \(name)"
        case .phrase(let terms):
            "a phrase in common, in the same country: \(evidence.words(terms, in: story).joined(separator: ", "))"
        case .affairs(let terms):
            "both about the affairs of the same country: \(evidence.words(terms, in: story).joined(separator: ", "))"
        case .names(let terms): "rare names in common: \(evidence.words(terms, in: story).joined(separator: ", "))"
        }
    }
}
