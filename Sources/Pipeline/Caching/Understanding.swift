internal import Computing
internal import Newsroom
internal import TextReading

/// The results of analysing a single article, independent of all others.
struct Understanding: Sendable, Equatable {
    let language: Language?
    let titleLanguage: Language?
    let topic: Topic?
    /// The places named in the article. Choosing the one it is about may take names from other articles into account.
    let places: Packed<Geotag>
    let findings: ArticleFindings
}

extension Understanding {
    init(of item: SourcedArticle, topic: Topic?, places: Geotag, findings: ArticleFindings) {
        self.init(
            language: item.reading.language, titleLanguage: item.reading.titleLanguage, topic: topic,
            places: Packed(places), findings: findings)
    }
}

extension Understanding: FieldwiseCacheable {
    static var form: some CacheForm<Self> {
        Parts(Self.init(language:titleLanguage:topic:places:findings:)) {
            ($0.language, $0.titleLanguage, $0.topic, $0.places, $0.findings)
        }
    }
}
