public import Newsroom
public import TextReading

/// Finds an article's category from its words and from its source's own category.
///
/// Every phrase of the rules that the text holds adds its weight to its category, once for the title and once for the
/// summary. The category under which the publisher has filed it, or else the source's own, starts with a lead that other
/// evidence must overcome, and no single word can: "squirrel" and "bonds" stand in many a title. Common words add their small
/// weights.
public struct Categoriser: Sendable {
    /// The weight of a phrase in the title, where the same phrase in the summary weighs 1.
    private static let titleFactor = 1.5
    /// The lead of the source's own category, in points. A general source says little about any one article, so its
    /// lead is smaller.
    private static let priorLead = 6.0
    private static let generalPriorLead = 2.5
    /// The lead of a section that holds a little of several desks.
    private static let broadFilingLead = 4.0
    /// How many different phrases must speak for a category before an article leaves its source's own desk for it.
    static let leastPieces = 2

    /// The best category needs at least this many points; below that the source's own category stands.
    private static let leastEvidence = 1.0
    /// The points of a category's own keyword.
    private static let keywordWeight = 3.0
    /// The points that a subcategory needs to be named.
    private static let leastSubcategoryEvidence = 2.0

    /// A wider category is preferred to a narrow one when it has at least this part of the narrow one's points, and
    /// `leastOfWider` points.
    private static let widerShare = 0.3
    private static let leastOfWider = 2.0

    /// A second category needs this many points from the text, and this part of the first category's.
    private static let leastOfOther = 4.0
    private static let otherShare = 0.7

    /// Texts in other languages are not scored: no list knows their words.
    private static let languages: Set<Language> = [.english, .spanish, .portuguese]

    let categories: [Category]
    let vocabularies: [Language: TopicVocabulary]
    let sections: SectionNames
    /// How many different phrases each category needs: one where an owner's own keywords are all that is known of it.
    private let leastPieces: [Int]

    /// - Parameters:
    ///   - categories: the categories to choose from. Their keywords, and those of their subcategories, count beside
    ///     the rules, in every language.
    ///   - rules: the English rules; rules for unknown categories or subcategories are left out.
    ///   - others: the rules for other languages.
    public init(categories: [Category], rules: CategoryRules, others: [Language: CategoryRules] = [:]) {
        self.categories = categories
        sections = SectionNames(categories: categories)
        let ruled = Set(rules.rules.compactMap(\.category))
        leastPieces = categories.map { ruled.contains($0.id) ? Self.leastPieces : 1 }
        vocabularies = others.merging([.english: rules]) { $1 }
            .reduce(into: [:]) { vocabularies, entry in
                vocabularies[entry.key] = TopicVocabulary(
                    of: categories, rules: entry.value, language: entry.key, keywordWeight: Self.keywordWeight)
            }
    }

    /// The article's topic: the category under which it is filed unless the text speaks clearly for another.
    ///
    /// - Parameters:
    ///   - prior: the source's own category. Without one and without a filing the text alone decides; the result is nil when
    ///     it has too little evidence.
    ///   - filing: where the publisher has filed it, which stands before the source's own category.
    public func topic(
        of article: ArticleReading, prior: (category: Category.ID, subcategory: Subcategory.ID?)?,
        filing: Filing? = nil
    ) -> Topic? {
        topic(of: reading(of: article), prior: prior, filing: filing)
    }

    /// The topic of texts that have not been read yet.
    ///
    /// - Parameter language: a BCP 47 tag.
    public func topic(
        title: String, summary: String, prior: (category: Category.ID, subcategory: Subcategory.ID?)?,
        language: String? = nil
    ) -> Topic? {
        var reader = TextReader()
        return topic(of: reader.reading(title: title, summary: summary, tag: language), prior: prior)
    }

    /// The points of a title and a summary for each category; nil when their language is unknown or has no rules.
    func reading(of article: ArticleReading) -> TopicReading? {
        guard let language = article.language, Self.languages.contains(language),
            let vocabulary = vocabularies[language] ?? vocabularies[.english]
        else { return nil }
        return TopicReading(
            of: [(article.title, Self.titleFactor), (article.summary, 1)], by: vocabulary, categories: categories)
    }

    /// The index of the category that the article is filed under, else the source's own, and its lead in points; nil when it
    /// is not among `categories`.
    func lead(
        of prior: (category: Category.ID, subcategory: Subcategory.ID?)?, filing: Filing?
    ) -> (category: Int, weight: Double)? {
        if let filing, let filed = categories.firstIndex(where: { $0.id == filing.category }) {
            return (filed, filing.isBroad ? Self.broadFilingLead : Self.priorLead)
        }
        guard let own = categories.firstIndex(where: { $0.id == prior?.category }) else { return nil }
        return (own, categories[own].isGeneral ? Self.generalPriorLead : Self.priorLead)
    }

    func topic(
        of reading: TopicReading?, prior: (category: Category.ID, subcategory: Subcategory.ID?)?, filing: Filing?
    ) -> Topic? {
        let prior = filing.map { (category: $0.category, subcategory: $0.subcategory) } ?? prior
        let unread = prior.map { Topic(category: $0.category, subcategory: $0.subcategory, confidence: 0.3) }
        guard let reading else { return unread }
        let own = lead(of: prior, filing: filing)
        var scores = reading.scores(besides: own?.category)
        if let own { scores[own.category] += own.weight }
        yieldToWider(&scores, own: own?.category)
        let open = scores.indices.filter { index in
            own.map { $0.category == index || reading.pieces[index] >= leastPieces[index] } ?? true
        }
        // Of equal scores the category that stands first wins.
        guard let best = open.max(by: { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }),
            scores[best] >= Self.leastEvidence
        else { return unread }
        let rival = open.filter { $0 != best }.map { scores[$0] }.max() ?? 0
        let lead = scores[best] - max(rival, 0)
        return Topic(
            category: categories[best].id,
            subcategory: subcategory(reading.parts[best], of: categories[best], prior: prior),
            others: others(beside: best, of: reading, own: own?.category),
            confidence: (scores[best] / (scores[best] + max(rival, 0) + 1) + lead / (lead + 3)) / 2)
    }

    /// The second category, when the text speaks for it nearly as clearly as for the first: a reader of its page would
    /// miss the article there. At most one, and never a general category.
    private func others(beside best: Int, of reading: TopicReading, own: Int?) -> [Category.ID] {
        let scores = reading.scores(besides: own)
        let least = max(Self.leastOfOther, Self.otherShare * scores[best])
        let near = scores.indices.filter {
            $0 != best && !categories[$0].isGeneral && scores[$0] >= least && reading.pieces[$0] >= leastPieces[$0]
        }
        return near.max { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }.map { [categories[$0].id] }
            ?? []
    }

    /// Prefers a wider category to a narrow one: a console's launch is written in the words of games, but is technology
    /// news. The wider category wins when it has evidence of its own, unless the source itself belongs to the narrow
    /// one.
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
