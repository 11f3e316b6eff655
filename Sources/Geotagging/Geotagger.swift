public import Newsroom
public import TextReading

/// Finds the places named in a text, decides which namesake each means, and determines the one the text is about.
public struct Geotagger: Sendable {
    let gazetteer: Gazetteer

    /// The number of Unicode scalars of an article's text that are read: news states its location early.
    private static let mostOfText = 500

    public init(gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// Geotags an article by its title, its summary and the first 500 characters of its text.
    ///
    /// Offsets refer to these three joined by newlines.
    ///
    /// - Parameters:
    ///   - reading: the reading of the article's texts; nil to create it here.
    ///   - sourceCountry: the publisher's country as an ISO 3166-1 alpha-2 code, used to choose between namesakes.
    ///   - coordinates: the publisher's own location for the event. It overrides every guess and takes the name of a
    ///     place from the text that is nearby, or else of the nearest town.
    public func geotag(
        title: String, summary: String, text: String, reading: ArticleReading? = nil, sourceCountry: String?,
        at coordinates: Coordinates? = nil
    ) -> Geotag {
        let passage = passage(title: title, summary: summary, text: text, reading: reading)
        let geotag = analysis(of: passage, sourceCountry: sourceCountry)?.geotag() ?? Geotag()
        return located(geotag, at: coordinates)
    }

    /// Geotags a plain text in full.
    ///
    /// - Parameter sourceCountry: the publisher's country as an ISO 3166-1 alpha-2 code, used to choose between
    ///   namesakes.
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
        // Some feeds give the same text as summary and content, or use the beginning as summary. Do not count it twice.
        let isRepeated = !reading.text.words.isEmpty && text.utf8.starts(with: summary.utf8)
        if !isRepeated { passage.append(reading.summary, of: summary) }
        passage.append(reading.text, of: text, most: Self.mostOfText)
        return passage
    }

    func analysis(of passage: Passage, sourceCountry: String?) -> Analysis? {
        let home = sourceCountry.map { $0.uppercased().utf8.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) } }
        return Analysis(of: passage, by: gazetteer, home: home ?? 0)
    }

    /// Replaces the location with the publisher's coordinates. Coordinates outside the valid range are ignored.
    func located(_ geotag: Geotag, at coordinates: Coordinates?) -> Geotag {
        guard let coordinates, coordinates.isOnEarth else { return geotag }
        return Geotag(
            mentions: geotag.mentions, location: place(at: coordinates, among: geotag.mentions.map(\.place)),
            confidence: 1)
    }

    private static func reading(title: String, summary: String, text: String) -> ArticleReading {
        var reader = TextReader()
        // Names are not stemmed, so the language does not matter here.
        return ArticleReading(
            title: reader.reading(of: title, in: nil), summary: reader.reading(of: summary, in: nil),
            text: reader.reading(of: text, in: nil), language: nil)
    }

    /// Returns a place at the coordinates.
    ///
    /// - Parameter named: the places named in the text.
    private func place(at coordinates: Coordinates, among named: [Place]) -> Place {
        var place =
            gazetteer.nearest(to: coordinates, among: named, within: 25)
            ?? gazetteer.nearestTown(to: coordinates, within: 100) ?? Place(at: coordinates)
        (place.latitude, place.longitude) = (coordinates.latitude, coordinates.longitude)
        return place
    }
}
