public import Newsroom
public import TextReading

/// Finds the places that a text names, decides which places of that name are meant, and which one the text is about.
public struct Geotagger: Sendable {
    let gazetteer: Gazetteer

    /// So many Unicode scalars of an article's text are read: news says where at its beginning.
    private static let mostOfText = 500

    public init(gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// The places of an article: its title, its summary, and the first 500 characters of its text.
    ///
    /// Offsets count in the three joined by a newline each.
    ///
    /// - Parameters:
    ///   - reading: of the article's texts; nil to have them read here.
    ///   - sourceCountry: ISO 3166-1 alpha-2 of the publisher, used among namesakes.
    ///   - coordinates: where the publisher says that it happened, which beats every guess: the location is there, under
    ///     the name of the place of the text that is there too, or else of the nearest town.
    public func geotag(
        title: String, summary: String, text: String, reading: ArticleReading? = nil, sourceCountry: String?,
        at coordinates: Coordinates? = nil
    ) -> Geotag {
        let passage = passage(title: title, summary: summary, text: text, reading: reading)
        let geotag = analysis(of: passage, sourceCountry: sourceCountry)?.geotag() ?? Geotag()
        return located(geotag, at: coordinates)
    }

    /// The places of a whole text.
    ///
    /// - Parameter sourceCountry: ISO 3166-1 alpha-2 of the publisher, used among namesakes.
    public func geotag(of text: String, sourceCountry: String?) -> Geotag {
        var reader = TextReader()
        var passage = Passage(lexicon: gazetteer.lexicon)
        passage.append(reader.reading(of: text, in: nil), of: text)
        return analysis(of: passage, sourceCountry: sourceCountry)?.geotag() ?? Geotag()
    }

    func passage(title: String, summary: String, text: String, reading: ArticleReading?) -> Passage {
        var passage = Passage(lexicon: gazetteer.lexicon)
        let reading = reading ?? Self.reading(title: title, summary: summary, text: text)
        passage.append(reading.title, of: title)
        // Some feeds give one text as both, or the text's beginning as its summary: nothing is said twice by that.
        let isRepeated = !reading.text.words.isEmpty && text.utf8.starts(with: summary.utf8)
        if !isRepeated { passage.append(reading.summary, of: summary) }
        passage.append(reading.text, of: text, most: Self.mostOfText)
        return passage
    }

    func analysis(of passage: Passage, sourceCountry: String?) -> Analysis? {
        let home = sourceCountry.map { $0.uppercased().utf8.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) } }
        return Analysis(of: passage, by: gazetteer, home: home ?? 0)
    }

    /// With the location where the publisher says that it is; one that is not on Earth says nothing.
    func located(_ geotag: Geotag, at coordinates: Coordinates?) -> Geotag {
        guard let coordinates, coordinates.isOnEarth else { return geotag }
        return Geotag(
            mentions: geotag.mentions, location: place(at: coordinates, among: geotag.mentions.map(\.place)),
            confidence: 1)
    }

    private static func reading(title: String, summary: String, text: String) -> ArticleReading {
        var reader = TextReader()
        // Names have no stems, so the language says nothing here.
        return ArticleReading(
            title: reader.reading(of: title, in: nil), summary: reader.reading(of: summary, in: nil),
            text: reader.reading(of: text, in: nil), language: nil)
    }

    /// - Parameter named: the places that the text names.
    private func place(at coordinates: Coordinates, among named: [Place]) -> Place {
        var place =
            gazetteer.nearest(to: coordinates, among: named, within: 25)
            ?? gazetteer.nearestTown(to: coordinates, within: 100) ?? Place(at: coordinates)
        (place.latitude, place.longitude) = (coordinates.latitude, coordinates.longitude)
        return place
    }
}
