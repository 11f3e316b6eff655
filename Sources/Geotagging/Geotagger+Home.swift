public import Newsroom
public import TextReading

extension Geotagger {
    /// So sure is a country that only names tell of.
    private static let confidence = 0.4

    /// A text's places, where it is about its publisher's own country although it does not say so.
    ///
    /// - Parameters:
    ///   - publisher: its name, which it writes wherever the news is.
    ///   - home: its country as ISO 3166-1 alpha-2.
    public func settled(
        _ geotag: Geotag, reading: ArticleReading, publisher: String? = nil, home: String?, by homes: HomeNames
    ) -> Geotag {
        guard let home,
            !witnesses(against: geotag, reading: reading, publisher: publisher, home: home, by: homes).isEmpty,
            let country = gazetteer.place(ofCountry: home)
        else { return geotag }
        return Geotag(mentions: geotag.mentions, location: country, confidence: Self.confidence)
    }

    /// A country as a place, in its middle.
    ///
    /// - Parameter code: of ISO 3166-1 alpha-2.
    public func place(ofCountry code: String) -> Place? { gazetteer.place(ofCountry: code) }

    /// A text's places, where its publisher has filed it under a country: the likeliest place of the text that is there, or
    /// else the country.
    ///
    /// - Parameters:
    ///   - country: as ISO 3166-1 alpha-2.
    ///   - isNamed: whether the section names the country; if not, it speaks only where the text says nothing.
    public func filed(_ geotag: Geotag, under country: String, isNamed: Bool) -> Geotag {
        guard geotag.location == nil || isNamed && geotag.location?.country != country,
            let whole = gazetteer.place(ofCountry: country)
        else { return geotag }
        let named = geotag.mentions.filter { $0.place.country == country }
        let best = named.reduce(named.first) { best, next in
            best.map { next.confidence > $0.confidence ? next : $0 }
        }
        return Geotag(
            mentions: geotag.mentions, location: best?.place ?? whole, confidence: Self.confidence)
    }

    /// The names of the text that speak for the publisher's country and against the place found, as they are written.
    public func homeNames(
        of article: Article, _ geotag: Geotag, reading: ArticleReading, publisher: String?, home: String?,
        by homes: HomeNames
    ) -> [String] {
        guard let home else { return [] }
        let names = witnesses(against: geotag, reading: reading, publisher: publisher, home: home, by: homes)
        let written = [(reading.title, article.title), (reading.summary, article.summary)].flatMap { reading, text in
            let bytes = Array(text.utf8)
            return reading.words.filter { names.contains($0.form) && HomeNames.isName($0) }.map {
                String(decoding: bytes[$0.bytes], as: UTF8.self)
            }
        }
        var seen: Set<String> = []
        return written.filter { seen.insert($0).inserted }
    }

    /// One name is enough where there is no place, and two where there is another country, but none of a third.
    private func witnesses(
        against geotag: Geotag, reading: ArticleReading, publisher: String?, home: String, by homes: HomeNames
    ) -> Set<WordID> {
        let large: [PlaceKind] = [.country, .continent]
        if let place = geotag.location, place.country == home || !large.contains(place.kind) {
            return []
        }
        let names = homes.names(in: reading)
        let own = names[home] ?? []
        let others = names.reduce(0) { $1.key == home ? $0 : $0 + $1.value.count }
        // "Asians" may be written of in one country alone, and are no name of it; and a publisher names itself wherever the news is.
        let elsewhere = geotag.mentions.filter { $0.place.country != home }.map(\.text)
        let idle = (elsewhere + [publisher].compactMap(\.self)).flatMap { text in
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { WordID(folded: String($0)) }
        }
        let telling = own.subtracting(idle)
        if geotag.location == nil { return telling.count > 2 * others ? telling : [] }
        return telling.count > 1 && others == 0 ? telling : []
    }
}
