internal import Addressing
internal import Archiving
public import Deduplicating
internal import FoundationEssentials
internal import Newsroom

/// The result of stating a decision about stories.
public struct StatedDecision: Sendable, Equatable {
    public let decision: StoryDecision
    /// The line that has it, from 1.
    public let line: Int
    /// Whether the line is new; otherwise the file already decided this.
    public let isNew: Bool
    /// The earlier lines that it contradicts and so overrides.
    public let overridden: [Int]
}

extension Pipeline {
    /// Adds the owner's decision about some articles to the file. The next build applies it.
    ///
    /// - Parameter names: article ids, prefixes of ids, or addresses. For a join, a story's id or page can be
    ///   given too; it means the story's lead or, without one, another known article.
    /// - Returns: the decisions as written; a split has one for each story.
    /// - Throws: `UnknownArticle` if a name matches no article, or several; `UndecidableArticle`; `ConfigurationError`
    ///   if the file cannot be used.
    public func decide(_ verb: StoryDecision.Verb, on names: [String]) throws -> [StatedDecision] {
        let before = try configuration.loadedStoryDecisions()
        let decisions = try decisions(verb, on: names, knowing: before)
        let new = decisions.filter { before.line(deciding: $0) == nil }
        if !new.isEmpty { try configuration.add(new) }
        let after = try configuration.loadedStoryDecisions()
        return decisions.compactMap { decision in
            guard let line = after.line(deciding: decision) else { return nil }
            let isNew = new.contains(decision)
            return StatedDecision(
                decision: decision, line: line, isNew: isNew,
                overridden: isNew ? before.lines(contradicting: decision) : [])
        }
    }

    private func decisions(
        _ verb: StoryDecision.Verb, on names: [String], knowing before: StoryDecisions
    ) throws -> [StoryDecision] {
        // As pages show them: an address may hold a secret.
        let screen = AddressScreen(configuration)
        let articles = try edges.archive.articles(since: .distantPast).map(screen.screened)
        let stories = try edges.archive.stories()
        let records = verb == .join ? try edges.archive.storyRecords() : []
        let lookup = ArticleLookup(articles: articles)
        var named: [Article] = []
        for name in names {
            let id = ArticleLookup.story(in: name, among: records.map(\.id))
            let article =
                if let record = records.first(where: { $0.id == id }) {
                    try lookup.article(for: record, named: name, in: stories)
                } else {
                    try lookup.article(named: name)
                }
            if !named.contains(where: { $0.id == article.id }) { named.append(article) }
        }
        for article in named where article.url == nil { throw UndecidableArticle(article.title, "has no address") }
        switch verb {
        case .split: return try splits(of: named, in: stories, amid: articles, knowing: before)
        case .join where Set(named.compactMap(\.url).map(canonicalAddress)).count < 2:
            throw UndecidableArticle(named.first?.title ?? "", "is the only article named; join needs two")
        case .join, .never: return [StoryDecision(verb, named.compactMap(\.url))]
        }
    }

    /// Returns a split for each story of the named articles, from all of its other reports.
    private func splits(
        of named: [Article], in stories: [Article.ID: Story.ID], amid articles: [Article],
        knowing before: StoryDecisions
    ) throws -> [StoryDecision] {
        let ids = Set(named.map(\.id))
        var order: [Story.ID?] = []
        for article in named where !order.contains(stories[article.id]) { order.append(stories[article.id]) }
        return try order.map { story in
            let leaving = named.filter { stories[$0.id] == story }
            let others = articles.filter { story != nil && stories[$0.id] == story && !ids.contains($0.id) }
                .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
            let split = StoryDecision(.split, leaving.compactMap(\.url), from: others.compactMap(\.url))
            guard split.others.isEmpty else { return split }
            if let earlier = before.split(of: split.articles) { return earlier }
            throw UndecidableArticle(leaving.first?.title ?? "", "shares its story with no other article")
        }
    }
}

/// An error for an article that a decision cannot name.
public struct UndecidableArticle: Error, Equatable, CustomStringConvertible {
    public let description: String

    init(_ title: String, _ reason: String) { description = "'\(title)' \(reason)" }
}
