internal import Computing
internal import Foundation
internal import Newsroom

/// Cache keys by the inputs of each result. If a stage starts to use another input, add it here.
extension Keep.Key {
    /// Creates the key for a source's boilerplate, and thus for its cleaned articles.
    ///
    /// - Parameters:
    ///   - sample: the articles that boilerplate is learnt from.
    ///   - name: the source's name.
    init(cleaningOf sample: [Article], name: String?) {
        var parts = [name.part]
        parts.reserveCapacity(1 + 3 * sample.count)
        for article in sample { parts += [article.title, article.summary, article.text] }
        self.init(.cleanings, fingerprintNumber(of: parts))
    }

    /// Creates the key for an article's kind, derived from what its publisher sent.
    init(kindOf article: Article) {
        let parts = [
            article.title, article.summary, article.summary.isEmpty ? article.text : "", article.url.part,
            "\(article.reception?.views != nil)", "\(article.tags.count) \(article.authors.count)",
        ]
        let lists = article.tags + article.authors + article.enclosures.map(\.type.part)
        self.init(.kinds, fingerprintNumber(of: parts + lists))
    }

    /// Creates the key for what is derived from a single article.
    init(_ article: Article, from source: FeedSource?) {
        let parts = [
            article.title, article.summary, article.text, article.url.part, (article.language ?? source?.language).part,
            article.location.map { "\($0.latitude) \($0.longitude)" }.part, source?.category ?? "",
            (source?.subcategory).part, PublishersCountry.builtIn.country(of: article, from: source).part,
        ]
        self.init(.articles, fingerprintNumber(of: parts + article.tags))
    }

    /// Creates the key for the contexts that can be derived from a single story.
    ///
    /// - Parameter reports: the story's briefs, lead first.
    init(contextsOf reports: [Brief]) {
        self.init(.contexts, fingerprintNumber(of: reports.flatMap(\.parts)))
    }

    /// Creates the key for the summary on a story's page.
    init(summaryOf file: StoryFile) {
        let lead = [
            file.lead.id, (file.lead.context?.reason.text).part, "\(file.lead.context?.sources.isEmpty == false)",
        ]
        self.init(.summaries, fingerprintNumber(of: lead + file.briefs.flatMap(\.parts)))
    }
}

extension Article {
    /// A hash of the fields that cleaning uses.
    var formBeforeCleaning: UInt64 { fingerprintNumber(of: [title, summary, text, url.part]) }
}

extension Brief {
    /// The fields of a brief from which a story's contexts and summary are derived.
    fileprivate var parts: [String] {
        [
            id, article.title, article.summary, article.text, article.url.part, article.language.part,
            "\(article.moment.timeIntervalSinceReferenceDate)", kind.rawValue, language.part, topic.category,
            source.id, source.name, source.publisher, source.family, "\(source.tier)", source.language.part,
        ]
    }
}

extension String? {
    /// The text, or a placeholder that no text equals.
    fileprivate var part: String { self ?? "\u{1}" }
}
