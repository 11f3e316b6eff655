internal import Fingerprinting
public import Newsroom
public import TextReading

/// Says why an article matters and what its consequences may be, but only where a named rule allows it.
///
/// It may say nothing: on promotions, horoscopes and obituaries, in categories without a fallback, and for articles
/// that are not in English, the language of the rules.
public struct Contextualiser: Sendable {
    private let rules: ContextRules
    let matcher: ContextMatcher

    public init(rules: ContextRules) {
        self.rules = rules
        matcher = ContextMatcher(rules)
    }

    /// Why the article matters; nil when no rule and no fallback applies.
    ///
    /// A rule that the text triggers is tier 1, and so is the statement about stories that several publishers report
    /// now; the more confident of the two is taken. The fallback of the category is tier 2.
    ///
    /// - Parameter publishers: the number of publishers that report the story now.
    public func context(
        of article: Article, reading: ArticleReading, topic: Topic, publishers: Int
    ) -> Context? {
        guard isReadable(reading), let hits = matcher.hits(article.title, reading, category: topic.category)
        else { return nil }
        let fallback = rules.fallbacks.first { $0.category == topic.category }
        // A category without a fallback stays silent even when many publishers report the story.
        let isTrending = publishers >= rules.trending.publishers && fallback != nil
        if let hit = hits.first, !isTrending || hit.rule.confidence >= rules.trending.confidence {
            return Context(
                reason: Statement(hit.rule.reason, key: "why.\(hit.rule.name)"), kind: hit.rule.kind, tier: 1,
                confidence: hit.rule.confidence,
                triggers: hit.triggers)
        }
        if isTrending {
            var reason = phrasing(of: rules.trending.reasons, under: "why.trending", for: article)
            reason.publishers = publishers
            return Context(reason: reason, kind: .trending, tier: 1, confidence: rules.trending.confidence)
        }
        return fallback.map {
            Context(
                reason: phrasing(of: $0.reasons, under: "why.fallback.\($0.category)", for: article), kind: .category,
                tier: 2, confidence: $0.confidence)
        }
    }

    /// Possible consequences: up to three sentences, from the rules that the text triggers.
    public func implications(of article: Article, reading: ArticleReading, topic: Topic) -> [Statement] {
        guard isReadable(reading), let hits = matcher.hits(article.title, reading, category: topic.category)
        else { return [] }
        var seen: Set<String> = []
        let statements = hits.flatMap { hit in
            hit.rule.implications.enumerated().map { Statement($1, key: "why.\(hit.rule.name).\($0 + 1)") }
        }
        return Array(statements.filter { seen.insert($0.text).inserted }.prefix(3))
    }

    /// Whether the article and its title are in English. (Seen in the wild: Tagalog headlines over an English summary.)
    func isReadable(_ reading: ArticleReading) -> Bool {
        reading.language == .english && (reading.titleLanguage ?? .english) == .english
    }

    /// One of the phrasings, chosen by the article's id so that every run on every machine chooses the same.
    private func phrasing(of reasons: [String], under key: String, for article: Article) -> Statement {
        guard !reasons.isEmpty else { return "" }
        let number = Int(StableHash(article.id.utf8).value % UInt64(reasons.count))
        return Statement(reasons[number], key: "\(key).\(number + 1)")
    }
}
