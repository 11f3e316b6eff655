internal import FoundationEssentials
internal import Newsroom
internal import SiteBuilding
internal import TextReading

extension NewsDesk {
    /// Finds the recent stories that match each alert.
    ///
    /// - Throws: if the site's language has no usable texts.
    func alerts(in briefing: Briefing, at now: Date) throws -> [AlertFinding] {
        guard !configuration.alerts.isEmpty else { return [] }
        let edition = briefing.editions.main
        let candidates = AlertCandidate.all(of: briefing.briefs, ranks: edition.ranks, at: now)
        let pages = Set(edition.stories.map(\.story.id))
        let address = SiteAddress(edition.site)
        let threads = edition.threads.byStory
        return try configuration.alerts.map { alert in
            let matcher = AlertMatcher(alert, in: edition, threads: threads)
            let stories = try candidates.filter(matcher.matches).map { candidate in
                let (story, lead) = (candidate.story, candidate.lead)
                let page = address.flatMap { address in
                    pages.contains(story.id) ? address(edition.pageNames.storyPath(story.id)) : nil
                }
                return AlertedStory(
                    id: story.id, title: lead.article.title, publishers: story.publishers,
                    note: try stages.siteBuilder.count(
                        ofPublishers: story.publishers, in: configuration.site.language),
                    address: page ?? lead.article.url, lead: lead.id, articles: story.articles)
            }
            return AlertFinding(alert: alert.name, stories: stories)
        }
    }
}

/// A story that is new enough for alerts.
struct AlertCandidate {
    let story: Story
    let lead: Brief
    let briefs: [Brief]

    /// The age of a story's newest report, in seconds, at which it is no longer news: longer than a weekend without
    /// builds. A feed that is added later thus brings no alerts about last month.
    static let oldest = 3.0 * 86_400

    /// Returns the stories that have a recent report, strongest first.
    static func all(of briefs: [Brief], ranks: [Story.ID: StoryRank], at now: Date) -> [AlertCandidate] {
        let recent = ranks.filter { now.timeIntervalSince($0.value.newest) <= oldest }
        let byStory = Dictionary(grouping: briefs.filter { recent[$0.story.id] != nil }, by: \.story.id)
        let order = recent.sorted { ($1.value.score, $0.key) < ($0.value.score, $1.key) }
        return order.compactMap { id, _ in
            guard let briefs = byStory[id], let first = briefs.first else { return nil }
            let lead = briefs.first { $0.id == first.story.lead } ?? first
            return AlertCandidate(story: lead.story, lead: lead, briefs: briefs)
        }
    }
}

/// The conditions of an alert.
struct AlertMatcher {
    private let publishers: Int
    private let categories: Set<Newsroom.Category.ID>
    private let places: [PlaceFeed]
    private let words: PhraseTable
    /// The stories and running stories that match; nil for all.
    private let followed: Set<String>?
    private let threads: [Story.ID: StoryThread]
    private let isLead: Bool
    /// The story that leads the front page.
    private let leading: Story.ID?

    /// - Parameters:
    ///   - edition: knows where stories have moved.
    ///   - threads: its running stories by story, a table that all alerts share.
    init(_ alert: AlertSettings, in edition: Edition, threads: [Story.ID: StoryThread]) {
        publishers = alert.publishers
        isLead = alert.isLead
        leading = edition.headlines.first?.story.id
        categories = Set(alert.categories)
        places = alert.places.compactMap { PlaceFeed($0) }
        var table = PhraseTable(languages: [.english, .spanish, .portuguese])
        // A capital in a phrase is required in the text, which would miss a headline in another style.
        for phrase in alert.words { _ = table.insert(phrase.lowercased()) }
        words = table
        self.threads = threads
        followed = alert.stories.isEmpty ? nil : Self.followed(alert.stories, in: edition, threads: threads)
    }

    /// Returns named stories with those they have moved to, and with their running stories.
    private static func followed(
        _ names: [String], in edition: Edition, threads: [Story.ID: StoryThread]
    ) -> Set<String> {
        var ids = Set(names.map { String($0.prefix { $0 != "-" }) })
        ids.formUnion(edition.movedStories.filter { ids.contains($0.from) }.map(\.to))
        ids.formUnion(edition.movedThreads.filter { ids.contains($0.from) }.map(\.to))
        return ids.union(ids.compactMap { threads[$0]?.id })
    }

    func matches(_ candidate: AlertCandidate) -> Bool {
        guard candidate.story.publishers >= publishers else { return false }
        guard !isLead || candidate.story.id == leading else { return false }
        let topic = candidate.lead.topic
        guard categories.isEmpty || !categories.isDisjoint(with: [topic.category] + topic.others) else { return false }
        guard places.isEmpty || places.contains(where: { $0.holds(candidate.lead) }) else { return false }
        if let followed {
            let (id, thread) = (candidate.story.id, threads[candidate.story.id]?.id)
            guard followed.contains(id) || thread.map(followed.contains) == true else { return false }
        }
        return words.count == 0 || candidate.briefs.contains(where: hasWords)
    }

    private func hasWords(_ brief: Brief) -> Bool {
        var reader = TextReader()
        let title = reader.reading(of: brief.article.title, in: brief.language.flatMap { Language(tag: $0) })
        return !words.matches(in: title).isEmpty
    }
}
