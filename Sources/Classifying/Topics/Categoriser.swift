internal import Computing
public import Newsroom
public import TextReading

/// Determines an article's category from its words and its source's category.
///
/// Each matching phrase adds its weight to its category, once for the title and once for the summary. The category
/// under which the publisher filed the article, or else the source's own, has a head start that other evidence must
/// overcome. No single word can do that: "squirrel" and "bonds" occur in all kinds of titles. Common words add small
/// weights.
///
/// ```swift
/// let categoriser = Categoriser(categories: categories, rules: try .builtIn())
/// categoriser.topic(
///     title: "Transfer: Madrid sign the striker", summary: "The football club pays a record fee.", prior: nil,
///     language: "en")?.category  // "sports"
/// ```
public struct Categoriser: Sendable {
    /// The weight of a phrase in the title, relative to 1 in the summary.
    private static let titleFactor = 1.5
    /// The head start of the source's category, in points. A general source says little about a single article, so its
    /// head start is smaller.
    private static let headStart = 6.0
    private static let generalHeadStart = 2.5
    /// The head start of a section that covers several desks.
    private static let broadHeadStart = 4.0
    /// The number of different phrases needed to move an article away from its source's desk.
    static let leastPieces = 2

    /// The points for a keyword of the category itself.
    private static let keywordWeight = 3.0
    /// The fewest points for a subcategory.
    private static let leastSubcategoryEvidence = 2.0

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

    /// Returns the index of the category the article is filed under, or else its source's, and its head start in
    /// points; nil if it is not in `categories`.
    func headStart(
        of prior: (category: Category.ID, subcategory: Subcategory.ID?)?, filing: Filing?
    ) -> (category: Int, points: Double)? {
        if let filing, let filed = categories.firstIndex(where: { $0.id == filing.category }) {
            return (filed, filing.isBroad ? Self.broadHeadStart : Self.headStart)
        }
        guard let own = categories.firstIndex(where: { $0.id == prior?.category }) else { return nil }
        return (own, categories[own].isGeneral ? Self.generalHeadStart : Self.headStart)
    }

    /// Counts the categories' points. Both the topic and its explanation follow from this.
    func tally(of reading: TopicScores?, headStart: (category: Int, points: Double)?) -> CategoryTally {
        let isAlone = reading?.vocabulary.words.isEmpty == true
        return CategoryTally(
            of: reading, headStart: headStart, categories: categories,
            leastPieces: isAlone ? leastPieces.map { _ in Self.leastPiecesAlone } : leastPieces)
    }

    func topic(
        of reading: TopicScores?, prior: (category: Category.ID, subcategory: Subcategory.ID?)?, filing: Filing?
    ) -> Topic? {
        let prior = filing.map { (category: $0.category, subcategory: $0.subcategory) } ?? prior
        let unread = prior.map { Topic(category: $0.category, subcategory: $0.subcategory, confidence: 0.3) }
        guard let reading else { return unread }
        let own = headStart(of: prior, filing: filing)
        let tally = tally(of: reading, headStart: own)
        guard let best = tally.best else { return unread }
        let (points, rival) = (tally.points[best], tally.rival(of: best))
        let margin = points - rival
        return Topic(
            category: categories[best].id,
            subcategory: subcategory(reading.parts[best], of: categories[best], prior: prior),
            others: others(beside: best, of: reading, own: own?.category),
            confidence: (points / (points + rival + 1) + margin / (margin + 3)) / 2)
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

    private func subcategory(
        _ scores: [Double], of category: Category, prior: (category: Category.ID, subcategory: Subcategory.ID?)?
    ) -> Subcategory.ID? {
        var scores = scores
        if let prior, prior.category == category.id,
            let own = category.subcategories.firstIndex(where: { $0.id == prior.subcategory })
        {
            scores[own] += Self.headStart
        }
        guard
            let best = scores.indices.max(by: { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }),
            scores[best] >= Self.leastSubcategoryEvidence
        else { return nil }
        return category.subcategories[best].id
    }
}
