public import Newsroom
public import TextReading

/// Says why stories matter and what their consequences may be: in a report's own words where one says it, else where a named rule
/// allows it.
///
/// It may say nothing: on promotions, horoscopes and obituaries, and where nobody says anything apt. The rules speak of what is
/// told in English alone, their language.
public struct Contextualiser: Sendable {
    let matcher: ContextMatcher
    let finder: SignificanceFinder

    /// - Parameter significance: the phrases by which reports themselves say why their matter matters.
    public init(rules: ContextRules, significance: SignificanceRules = .none) {
        matcher = ContextMatcher(rules)
        finder = SignificanceFinder(significance)
    }

    /// What the rules say of one article by itself; nil when none applies.
    ///
    /// A rule about an event of this sort is tier 1; one about a theme is tier 2.
    public func context(of article: Article, reading: ArticleReading, topic: Topic) -> Context? {
        guard isReadable(reading), let hits = matcher.hits(article.title, reading, category: topic.category)
        else { return nil }
        let hit = hits.first(where: \.rule.isEvent) ?? hits.first
        return hit.map(Self.context)
    }

    /// Possible consequences: up to three sentences, from the rules about events of this sort that the text triggers.
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

    /// Whether the article and its title are in English. (Seen in the wild: Tagalog headlines over an English summary.)
    func isReadable(_ reading: ArticleReading) -> Bool {
        reading.language == .english && (reading.titleLanguage ?? .english) == .english
    }
}
