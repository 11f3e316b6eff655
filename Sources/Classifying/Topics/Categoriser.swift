internal import Computing
public import Newsroom
public import TextReading

/// Determines an article's category from its words and its source's category.
///
/// Each matching phrase adds its weight to its category, once for the title and once for the summary. The category
/// under which the publisher filed the article, or else the source's own, starts with a lead that other evidence must
/// overcome. No single word can do that: "squirrel" and "bonds" occur in all kinds of titles. Common words add small
/// weights.
public struct Categoriser: Sendable {
    /// The weight of a phrase in the title, relative to 1 in the summary.
    private static let titleFactor = 1.5
    /// The lead of the source's category, in points. A general source says little about a single article, so its lead
    /// is smaller.
    private static let priorLead = 6.0
    private static let generalPriorLead = 2.5
    /// The lead of a section that covers several desks.
    private static let broadFilingLead = 4.0
    /// The number of different phrases needed to move an article away from its source's desk.
    static let leastPieces = 2

    /// The fewest points for a category; below them, the source's own category is used.
    private static let leastEvidence = 1.0
    /// The points for a keyword of the category itself.
    private static let keywordWeight = 3.0
    /// The fewest points for a subcategory.
    private static let leastSubcategoryEvidence = 2.0

    /// The share of a narrow category's points, and the points, with which a wider category takes precedence.
    private static let widerShare = 0.3
    private static let leastOfWider = 2.0

    /// The points from the text, and the share of the first category's, that a second category needs.
    private static let leastOfOther = 4.0
    private static let otherShare = 0.7

    /// The supported languages; other texts are not scored, because there are no word lists for them.
    private static let languages: Set<Language> = [.english, .spanish, .portuguese]

    let categories: [Category]
    /// The rules of each language, indexed when its first article needs them. Most sites have articles in one language.
    private let vocabularies: [Language: Deferred<TopicVocabulary>]
    let sections: SectionNames
    /// The number of different phrases each category needs: one if its owner's keywords are all there is.
    private let leastPieces: [Int]
    /// The same where common words have no weights. Titles there hold fewer phrases, and each is more telling.
    private static let leastPiecesAlone = 1

    /// - Parameters:
    ///   - categories: the categories to choose from. Their keywords, and those of their subcategories, complement the
    ///     rules in every language.
    ///   - rules: the English rules; rules for unknown categories or subcategories are ignored.
    ///   - others: the rules for other languages.
    public init(categories: [Category], rules: CategoryRules, others: [Language: CategoryRules] = [:]) {
        self.categories = categories
        sections = SectionNames(categories: categories)
        let ruled = Set(rules.rules.compactMap(\.category))
        leastPieces = categories.map { ruled.contains($0.id) ? Self.leastPieces : 1 }
        vocabularies = others.merging([.english: rules]) { $1 }
            .reduce(into: [:]) { vocabularies, entry in
                vocabularies[entry.key] = Deferred {
                    TopicVocabulary(
                        of: categories, rules: entry.value, language: entry.key, keywordWeight: Self.keywordWeight)
                }
            }
    }

    /// Returns the article's topic: the category it is filed under, unless the text clearly suggests another.
    ///
    /// - Parameters:
    ///   - prior: the source's category. Without it and without a filing, the text alone decides, and the result is nil
    ///     if there is too little evidence.
    ///   - filing: the section under which the publisher filed it; takes precedence over `prior`.
    public func topic(
        of article: ArticleReading, prior: (category: Category.ID, subcategory: Subcategory.ID?)?,
        filing: Filing? = nil
    ) -> Topic? {
        topic(of: reading(of: article), prior: prior, filing: filing)
    }

    /// Returns the topic of texts that have not been read yet.
    ///
    /// - Parameter language: a BCP 47 tag.
    public func topic(
        title: String, summary: String, prior: (category: Category.ID, subcategory: Subcategory.ID?)?,
        language: String? = nil
    ) -> Topic? {
        var reader = TextReader()
        return topic(of: reader.reading(title: title, summary: summary, tag: language), prior: prior)
    }

    /// Scores a title and a summary for each category; nil if their language is unknown or has no rules.
    func reading(of article: ArticleReading) -> TopicScores? {
        guard let language = article.language, Self.languages.contains(language),
            let vocabulary = (vocabularies[language] ?? vocabularies[.english])?.value
        else { return nil }
        return TopicScores(
            of: [(article.title, Self.titleFactor), (article.summary, 1)], by: vocabulary, categories: categories)
    }

    /// Returns the index of the category the article is filed under, or else its source's, and its lead in points; nil
    /// if it is not in `categories`.
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
        of reading: TopicScores?, prior: (category: Category.ID, subcategory: Subcategory.ID?)?, filing: Filing?
    ) -> Topic? {
        let prior = filing.map { (category: $0.category, subcategory: $0.subcategory) } ?? prior
        let unread = prior.map { Topic(category: $0.category, subcategory: $0.subcategory, confidence: 0.3) }
        guard let reading else { return unread }
        let own = lead(of: prior, filing: filing)
        var scores = reading.scores(besides: own?.category)
        if let own { scores[own.category] += own.weight }
        yieldToWider(&scores, own: own?.category)
        let isAlone = reading.vocabulary.words.isEmpty
        let open = scores.indices.filter { index in
            let least = isAlone ? Self.leastPiecesAlone : leastPieces[index]
            return own.map { $0.category == index || reading.pieces[index] >= least } ?? true
        }
        // Ties go to the category that is listed first.
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

    /// Returns a second category if the text suggests it nearly as strongly, so that readers of its page would miss the
    /// article. At most one, and never a general category.
    private func others(beside best: Int, of reading: TopicScores, own: Int?) -> [Category.ID] {
        let scores = reading.scores(besides: own)
        let least = max(Self.leastOfOther, Self.otherShare * scores[best])
        let near = scores.indices.filter {
            $0 != best && !categories[$0].isGeneral && scores[$0] >= least && reading.pieces[$0] >= leastPieces[$0]
        }
        return near.max { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }.map { [categories[$0].id] }
            ?? []
    }

    /// Prefers a wider category to a narrow one: a console launch uses the vocabulary of games, but is technology news.
    /// The wider category needs evidence of its own, and does not win if the source itself belongs to the narrow one.
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
