public import Newsroom
public import TextReading

extension Contextualiser {
    /// Why `context` says what it says of an article, or nothing.
    ///
    /// - Parameter publishers: how many distinct publishers tell its story now.
    public func explanation(
        of article: Article, reading: ArticleReading, topic: Topic, publishers: Int
    ) -> ContextExplanation {
        let context = context(of: article, reading: reading, topic: topic, publishers: publishers)
        guard isReadable(reading) else {
            return ContextExplanation(
                context: context, matches: [], verdict: "It is not in English, the language of the rules.")
        }
        guard let hits = matcher.hits(article.title, reading, category: topic.category) else {
            return ContextExplanation(
                context: context, matches: [],
                verdict: "A phrase that forbids any comment is in it (a promotion, a horoscope, an obituary).")
        }
        let verdict =
            switch (context?.tier, context?.kind) {
            case (nil, _): "No rule speaks, and of \(topic.category) nothing general is said."
            case (1, .trending): "\(publishers) publishers tell it, which outweighs the rules that speak."
            case (1, _): "The most confident rule that speaks was taken."
            default: "No rule speaks; what may be said of all \(topic.category) is said."
            }
        return ContextExplanation(
            context: context,
            matches: hits.map { hit in
                ContextExplanation.Match(
                    rule: hit.rule.name, confidence: hit.rule.confidence, triggers: hit.triggers)
            }, verdict: verdict)
    }
}
