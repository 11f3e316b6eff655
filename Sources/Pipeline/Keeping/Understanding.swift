internal import Computing
internal import Newsroom
internal import TextReading

/// What an article says by itself, by the rules alone, whatever is said in others.
struct Understanding: Sendable, Equatable {
    let language: Language?
    let titleLanguage: Language?
    let topic: Topic?
    /// The places that it names; which one it is about, the names in others may say better.
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

extension Understanding: KeptInParts {
    static var form: some KeptForm<Self> {
        Parts(Self.init(language:titleLanguage:topic:places:tone:)) {
            ($0.language, $0.titleLanguage, $0.topic, $0.places, $0.tone)
        }
    }
}
