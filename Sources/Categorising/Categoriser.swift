public import Newsroom
public import TextReading

/// Tells where an article belongs from the words it uses and from where its source usually belongs.
///
/// Every phrase of the rules that the text holds adds its weight to its category, once for the title and once for the
/// summary; the source's own category is given a lead that other evidence must overcome. Common words add what they
/// lean to.
public struct Categoriser: Sendable {
    /// What a phrase in the title counts for, measured against one in the summary.
    private static let titleFactor = 1.5
    /// The lead of the source's own category. A source of general news says little of any one article.
    private static let priorLead = 6.0
    private static let generalPriorLead = 2.5
    /// Text alone must show this much before anything is said.
    private static let leastEvidence = 1.0
    /// What a category's own keyword counts for.
    private static let keywordWeight = 3.0
    /// What a subcategory needs to be named.
    private static let leastSubcategoryEvidence = 2.0

    /// How much of a narrow category's evidence a wider one needs to be preferred.
    private static let widerShare = 0.3
    private static let leastOfWider = 2.0

    /// What the text must say for a second category, and how much of what it says for the first.
    private static let leastOfOther = 4.0
    private static let otherShare = 0.7

    /// Texts in others say nothing: no list knows their words.
    private static let languages: Set<Language> = [.english, .spanish, .portuguese]

    let categories: [Category]
    let vocabularies: [Language: TopicVocabulary]

    /// - Parameters:
    ///   - categories: those that an article may belong to; their keywords, and those of their subcategories, count
    ///     beside the rules, in every language.
    ///   - rules: those for English; rules for categories or subcategories that are not among `categories` are left out.
    ///   - others: those for other languages.
    public init(categories: [Category], rules: CategoryRules, others: [Language: CategoryRules] = [:]) {
        self.categories = categories
        vocabularies = others.merging([.english: rules]) { $1 }
            .reduce(into: [:]) { vocabularies, entry in
                vocabularies[entry.key] = TopicVocabulary(
                    of: categories, rules: entry.value, language: entry.key, keywordWeight: Self.keywordWeight)
            }
    }

    /// Where the article belongs: the source's own category unless the text speaks clearly for another.
    ///
    /// - Parameter prior: the source's own category. Without one the text alone must tell; nil when it does not.
    public func topic(
        of article: ArticleReading, prior: (category: Category.ID, subcategory: Subcategory.ID?)?
    ) -> Topic? {
        topic(of: reading(of: article), prior: prior)
    }

    /// The same for texts that nobody has read yet.
    ///
    /// - Parameter language: a BCP 47 tag.
    public func topic(
        title: String, summary: String, prior: (category: Category.ID, subcategory: Subcategory.ID?)?,
        language: String? = nil
    ) -> Topic? {
        var reader = TextReader()
        return topic(of: reader.reading(title: title, summary: summary, tag: language), prior: prior)
    }

    /// What a title and a summary say; nil where nothing is known of their language.
    func reading(of article: ArticleReading) -> TopicReading? {
        guard let language = article.language, Self.languages.contains(language),
            let vocabulary = vocabularies[language] ?? vocabularies[.english]
        else { return nil }
        return TopicReading(
            of: [(article.title, Self.titleFactor), (article.summary, 1)], by: vocabulary, categories: categories)
    }

    /// The place of the source's own category, and its lead; nil when it is none of ours.
    func lead(
        of prior: (category: Category.ID, subcategory: Subcategory.ID?)?
    ) -> (category: Int, weight: Double)? {
        guard let own = categories.firstIndex(where: { $0.id == prior?.category }) else { return nil }
        return (own, categories[own].isGeneral ? Self.generalPriorLead : Self.priorLead)
    }

    func topic(of reading: TopicReading?, prior: (category: Category.ID, subcategory: Subcategory.ID?)?) -> Topic? {
        let unread = prior.map { Topic(category: $0.category, subcategory: $0.subcategory, confidence: 0.3) }
        guard let reading else { return unread }
        var scores = reading.scores
        let own = lead(of: prior)
        if let own { scores[own.category] += own.weight }
        yieldToWider(&scores, own: own?.category)
        // Equal scores: the category that stands first.
        guard let best = scores.indices.max(by: { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }),
            scores[best] >= Self.leastEvidence
        else { return unread }
        let rival = scores.indices.filter { $0 != best }.map { scores[$0] }.max() ?? 0
        let lead = scores[best] - max(rival, 0)
        return Topic(
            category: categories[best].id,
            subcategory: subcategory(reading.parts[best], of: categories[best], prior: prior),
            others: others(beside: best, of: reading.scores),
            confidence: (scores[best] / (scores[best] + max(rival, 0) + 1) + lead / (lead + 3)) / 2)
    }

    /// The category that the text itself speaks for nearly as clearly: a reader of its page would miss the article there.
    /// What is general is everyone's, and so is never a second.
    private func others(beside best: Int, of scores: [Double]) -> [Category.ID] {
        let least = max(Self.leastOfOther, Self.otherShare * scores[best])
        let near = scores.indices.filter { $0 != best && !categories[$0].isGeneral && scores[$0] >= least }
        return near.max { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }.map { [categories[$0].id] }
            ?? []
    }

    /// A console's launch is told in the words of games, but is news of technology, the wider category: where that has
    /// something to say too, the article is the wider one's, unless the source is of the narrow kind.
    private func yieldToWider(_ scores: inout [Double], own: Int?) {
        for narrow in categories.indices where narrow != own {
            guard let wider = categories[narrow].widerCategory,
                let wide = categories.firstIndex(where: { $0.id == wider }),
                scores[wide] < scores[narrow], scores[wide] >= max(Self.widerShare * scores[narrow], Self.leastOfWider)
            else { continue }
            scores.swapAt(wide, narrow)
        }
    }

    private func subcategory(
        _ scores: [Double], of category: Category, prior: (category: Category.ID, subcategory: Subcategory.ID?)?
    ) -> Subcategory.ID? {
        var scores = scores
        if let prior, prior.category == category.id,
            let own = category.subcategories.firstIndex(where: { $0.id == prior.subcategory })
        {
            scores[own] += Self.priorLead
        }
        guard
            let best = scores.indices.max(by: { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }),
            scores[best] >= Self.leastSubcategoryEvidence
        else { return nil }
        return category.subcategories[best].id
    }
}
