internal import Computing
internal import Foundation
internal import Newsroom

/// Of what each result is made: who has a stage look at more than that must say so here.
extension Keep.Key {
    /// Of what a source repeats, and with it of what is left of its articles.
    ///
    /// - Parameters:
    ///   - sample: the articles that are learnt from.
    ///   - name: the source's.
    init(cleaningOf sample: [Article], name: String?) {
        var parts = [name.part]
        parts.reserveCapacity(1 + 3 * sample.count)
        for article in sample { parts += [article.title, article.summary, article.text] }
        self.init(.cleanings, fingerprintNumber(of: parts))
    }

    /// Of an article's kind, told from what its publisher sent.
    init(kindOf article: Article) {
        let parts = [
            article.title, article.summary, article.summary.isEmpty ? article.text : "", article.url.part,
            "\(article.reception?.views != nil)", "\(article.tags.count) \(article.authors.count)",
        ]
        let lists = article.tags + article.authors + article.enclosures.map(\.type.part)
        self.init(.kinds, fingerprintNumber(of: parts + lists))
    }

    /// Of what an article says by itself.
    init(_ article: Article, from source: FeedSource?) {
        let parts = [
            article.title, article.summary, article.text, article.url.part, (article.language ?? source?.language).part,
            article.location.map { "\($0.latitude) \($0.longitude)" }.part, source?.category ?? "",
            (source?.subcategory).part, PublishersCountry.builtIn.country(of: article, from: source).part,
        ]
        self.init(.articles, fingerprintNumber(of: parts + article.tags))
    }

    /// Of what may be said of a story by itself.
    ///
    /// - Parameter reports: its briefs, the one that stands for it first.
    init(contextsOf reports: [Brief]) {
        self.init(.contexts, fingerprintNumber(of: reports.flatMap(\.parts)))
    }

    /// Of what is said of a story on its page.
    init(summaryOf file: StoryFile) {
        let lead = [
            file.lead.id, (file.lead.context?.reason.text).part, "\(file.lead.context?.sources.isEmpty == false)",
        ]
        self.init(.summaries, fingerprintNumber(of: lead + file.briefs.flatMap(\.parts)))
    }
}

extension Article {
    /// A fingerprint of what cleaning reads of it.
    var formBeforeCleaning: UInt64 { fingerprintNumber(of: [title, summary, text, url.part]) }
}

extension Brief {
    /// All of it that may be said of its story by itself is made of.
    fileprivate var parts: [String] {
        [
            id, article.title, article.summary, article.text, article.url.part, article.language.part,
            "\(article.moment.timeIntervalSinceReferenceDate)", kind.rawValue, language.part, topic.category,
            source.id, source.name, source.publisher, source.family, "\(source.tier)", source.language.part,
        ]
    }
}

extension String? {
    /// Unlike any text where there is none.
    fileprivate var part: String { self ?? "\u{1}" }
}
