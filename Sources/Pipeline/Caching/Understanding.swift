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
    let tone: Double?
}

extension Understanding {
    init(of item: SourcedArticle, topic: Topic?, places: Geotag, tone: Double?) {
        self.init(
            language: item.reading.language, titleLanguage: item.reading.titleLanguage, topic: topic,
            places: Packed(places), tone: tone)
    }
}

extension Understanding: FieldwiseCacheable {
    static var form: some CacheForm<Self> {
        Parts(Self.init(language:titleLanguage:topic:places:tone:)) {
            ($0.language, $0.titleLanguage, $0.topic, $0.places, $0.tone)
        }
    }
}
