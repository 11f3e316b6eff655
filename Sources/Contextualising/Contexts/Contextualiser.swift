public import Newsroom
public import TextReading

/// Finds statements on why stories matter and what may follow: in a report's own words if possible, otherwise from a
/// named rule.
///
/// It stays silent on promotions, horoscopes and obituaries, and if nothing apt is found. The rules only apply to
/// English text.
public struct Contextualiser: Sendable {
    let matcher: ContextMatcher
    let finder: SignificanceFinder

    /// - Parameter significance: the phrases with which reports themselves state why something matters.
    public init(rules: ContextRules, significance: SignificanceRules = .none) {
        matcher = ContextMatcher(rules)
        finder = SignificanceFinder(significance)
    }

    /// Returns the rules' statement on a single article; nil if no rule applies.
    ///
    /// Rules about a kind of event are tier 1; rules about a theme are tier 2.
    public func context(of article: Article, reading: ArticleReading, topic: Topic) -> Context? {
        guard isReadable(reading), let hits = matcher.hits(article.title, reading, category: topic.category)
        else { return nil }
        let hit = hits.first(where: \.rule.isEvent) ?? hits.first
        return hit.map(Self.context)
    }

    /// Returns up to three sentences on possible consequences, from the event rules that the text triggers.
    public func implications(of article: Article, reading: ArticleReading, topic: Topic) -> [Statement] {
        guard isReadable(reading), let hits = matcher.hits(article.title, reading, category: topic.category)
        else { return [] }
        var seen: Set<String> = []
        return Array(
            hits.filter(\.rule.isEvent).flatMap { Self.implications(of: $0.rule) }
                .filter { seen.insert($0.text).inserted }.prefix(3))
    }

    static func context(of hit: ContextMatcher.Hit) -> Context {
        Context(
            reason: Statement(hit.rule.reason, key: "why.\(hit.rule.name)"), kind: hit.rule.kind,
            tier: hit.rule.isEvent ? 1 : 2, confidence: hit.rule.confidence, triggers: hit.triggers)
    }

    static func implications(of rule: ContextRule) -> [Statement] {
        rule.implications.enumerated().map { Statement($1, key: "why.\(rule.name).\($0 + 1)") }
    }

    /// Returns whether both the article and its title are in English. (Seen in the wild: Tagalog headlines over English
    /// summaries.)
    func isReadable(_ reading: ArticleReading) -> Bool {
        reading.language == .english && (reading.titleLanguage ?? .english) == .english
    }
}
