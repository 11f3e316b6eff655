internal import Classifying
internal import Contextualising
internal import Geotagging
internal import Newsroom
internal import TextReading

/// The stages' results for one article, each next to its explanation. Both the pages and `pulse explain` use these
/// methods, so that they can't drift apart.
extension Stages {
    /// Explains the kind of an article.
    ///
    /// - Parameter article: the article as its publisher sent it.
    func kindExplanation(of article: Article, conventions: TitleConventions) -> KindExplanation {
        var reader = TextReader()
        return kindClassifier.explanation(
            of: article, reading: kindClassifier.reading(of: article, by: &reader), conventions: conventions)
    }

    func topic(of item: SourcedArticle) -> Topic? {
        categoriser.topic(
            of: item.reading, prior: item.prior,
            filing: categoriser.filing(address: item.article.url, tags: item.article.tags))
    }

    func topicExplanation(of item: SourcedArticle) -> TopicExplanation {
        categoriser.explanation(
            of: item.reading, prior: item.prior,
            filing: categoriser.filing(address: item.article.url, tags: item.article.tags))
    }

    /// Analyses a single article, independently of all others.
    func understanding(of item: SourcedArticle) -> Understanding {
        Understanding(of: item, topic: topic(of: item), places: places(in: item), findings: findings(of: item))
    }

    /// Asks the stages whose answers go straight to an article's brief.
    private func findings(of item: SourcedArticle) -> ArticleFindings {
        ArticleFindings(tone: toneReader.sentiment(of: item.reading))
    }

    /// Chooses the place that an article is about.
    ///
    /// - Parameter geotag: the places it names, from `places(in:)`.
    func geotag(of item: SourcedArticle, naming geotag: Geotag, amid domesticNames: DomesticNames) -> Geotag {
        guard item.article.location == nil else { return geotag }
        let home = item.publishersCountry
        return filed(
            geotagger.settled(
                geotag, reading: item.reading, publisher: item.source?.name, home: home, by: domesticNames),
            item: item, home: home)
    }

    /// Adds the country of the article's section if the text says less.
    private func filed(_ geotag: Geotag, item: SourcedArticle, home: String?) -> Geotag {
        guard let section = SectionsCountry.builtIn.finding(address: item.article.url, home: home) else {
            return geotag
        }
        return geotagger.filed(geotag, under: section.country, isNamed: section.isNamed)
    }

    private func places(in item: SourcedArticle) -> Geotag {
        geotagger.geotag(
            title: item.article.title, summary: item.article.summary, text: item.article.text,
            reading: item.reading, sourceCountry: item.publishersCountry, at: item.article.location)
    }

    func geotagExplanation(of item: SourcedArticle, amid domesticNames: DomesticNames) -> GeotagExplanation {
        var explanation = geotagger.explanation(
            title: item.article.title, summary: item.article.summary, text: item.article.text,
            reading: item.reading, sourceCountry: item.publishersCountry, at: item.article.location)
        if item.article.location == nil {
            explanation.homeNames = geotagger.homeNames(
                of: item.article, explanation.geotag, reading: item.reading, publisher: item.source?.name,
                home: item.publishersCountry, by: domesticNames)
            let settled = geotagger.settled(
                explanation.geotag, reading: item.reading, publisher: item.source?.name, home: item.publishersCountry,
                by: domesticNames)
            explanation.geotag = filed(settled, item: item, home: item.publishersCountry)
            if explanation.geotag != settled {
                explanation.section =
                    SectionsCountry.builtIn.finding(address: item.article.url, home: item.publishersCountry)?.section
            }
        }
        return explanation
    }

    func toneExplanation(of item: SourcedArticle) -> SentimentExplanation? {
        toneReader.explanation(of: item.article, reading: item.reading)
    }
}

/// An article with its source and tokenised text: everything the stages need to know about it.
struct SourcedArticle: Sendable {
    let article: Article
    /// The source; nil if it is no longer configured.
    let source: FeedSource?

    let reading: ArticleReading

    /// The publisher's country as ISO 3166-1 alpha-2; nil if unknown.
    var publishersCountry: String? { PublishersCountry.builtIn.country(of: article, from: source) }

    /// The language of the text as a BCP 47 tag. A declared tag that agrees with the text is kept, because "en-GB" says
    /// more than "en".
    var language: String? {
        let declared = article.language ?? source?.language
        guard let code = reading.language?.code else { return declared }
        return declared.map { primaryLanguage(of: $0) } == code ? declared : code
    }

    /// The usual category and subcategory of the source.
    var prior: (category: Category.ID, subcategory: Subcategory.ID?)? {
        source.map { (category: $0.category, subcategory: $0.subcategory) }
    }
}
