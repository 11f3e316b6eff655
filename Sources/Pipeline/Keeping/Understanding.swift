internal import Keeping
internal import Newsroom
internal import TextReading

/// What an article says by itself, by the rules alone, whatever is said in others.
struct Understanding: Sendable, Equatable, Keepable {
    let language: Language?
    let titleLanguage: Language?
    let topic: Topic?
    /// The places that it names; which one it is about, the names in others may say better.
    let places: Geotag
    let tone: Double?

    init(of item: SourcedArticle, topic: Topic?, places: Geotag, tone: Double?) {
        language = item.reading.language
        titleLanguage = item.reading.titleLanguage
        self.topic = topic
        self.places = places
        self.tone = tone
    }

    init(from reader: inout KeptReader) throws(KeptDamage) {
        language = try Language?(from: &reader)
        titleLanguage = try Language?(from: &reader)
        topic = try Topic?(from: &reader)
        places = try Geotag(from: &reader)
        tone = try Double?(from: &reader)
    }

    func write(to writer: inout KeptWriter) {
        language.write(to: &writer)
        titleLanguage.write(to: &writer)
        topic.write(to: &writer)
        places.write(to: &writer)
        tone.write(to: &writer)
    }
}
