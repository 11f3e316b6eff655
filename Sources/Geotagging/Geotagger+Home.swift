public import Newsroom
public import TextReading

extension Geotagger {
    /// The confidence of a country inferred from names alone.
    private static let confidence = 0.4

    /// Moves a text's location to its publisher's own country if the names in the text suggest that country without
    /// stating it.
    ///
    /// - Parameters:
    ///   - publisher: the publisher's name, which its reports contain wherever the news is.
    ///   - home: the publisher's country as an ISO 3166-1 alpha-2 code.
    public func settled(
        _ geotag: Geotag, reading: ArticleReading, publisher: String? = nil, home: String?,
        by domesticNames: DomesticNames
    ) -> Geotag {
        guard let home,
            !witnesses(against: geotag, reading: reading, publisher: publisher, home: home, by: domesticNames).isEmpty,
            let country = gazetteer.place(ofCountry: home)
        else { return geotag }
        return Geotag(mentions: geotag.mentions, location: country, confidence: Self.confidence)
    }

    /// Returns a country as a place, at its centre.
    ///
    /// - Parameter code: an ISO 3166-1 alpha-2 code.
    public func place(ofCountry code: String) -> Place? { gazetteer.place(ofCountry: code) }

    /// Returns whether the largest place with a name is a country or a continent.
    public func isCountry(_ name: String) -> Bool {
        gazetteer.places(named: name).first.map { $0.kind == .country || $0.kind == .continent } ?? false
    }

    /// Returns whether a place has a name.
    public func isName(_ name: String, of place: Place) -> Bool {
        gazetteer.places(named: name).contains { $0.id == place.id }
    }

    /// Returns whether the largest place with a name is the country with an ISO 3166-1 alpha-2 code.
    public func isName(_ name: String, ofCountry code: String) -> Bool {
        gazetteer.places(named: name).first.map { $0.kind == .country && $0.country == code } ?? false
    }

    /// Returns whether any place has a name.
    public func isPlace(_ name: String) -> Bool { !gazetteer.places(named: name).isEmpty }

    /// Applies the country under which the publisher filed an article. The location becomes the text's most likely
    /// place in that country, or else the country itself.
    ///
    /// - Parameters:
    ///   - country: an ISO 3166-1 alpha-2 code.
    ///   - isNamed: whether the section names the country; if not, it only counts when the text names no place.
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

    /// Returns the names in the text, as written, that suggest the publisher's country rather than the location found.
    public func homeNames(
        of article: Article, _ geotag: Geotag, reading: ArticleReading, publisher: String?, home: String?,
        by domesticNames: DomesticNames
    ) -> [String] {
        guard let home else { return [] }
        let names = witnesses(against: geotag, reading: reading, publisher: publisher, home: home, by: domesticNames)
        let written = [(reading.title, article.title), (reading.summary, article.summary)].flatMap { reading, text in
            let bytes = Array(text.utf8)
            return reading.words.filter { names.contains($0.form) && DomesticNames.isName($0) }.map {
                String(decoding: bytes[$0.bytes], as: UTF8.self)
            }
        }
        var seen: Set<String> = []
        return written.filter { seen.insert($0).inserted }
    }

    /// Returns names that suggest the home country. One name is enough if there is no location. If the location is
    /// another country, there must be two, and none that suggest a third.
    private func witnesses(
        against geotag: Geotag, reading: ArticleReading, publisher: String?, home: String,
        by domesticNames: DomesticNames
    ) -> Set<WordID> {
        let large: [PlaceKind] = [.country, .continent]
        if let place = geotag.location, place.country == home || !large.contains(place.kind) {
            return []
        }
        let names = domesticNames.names(in: reading)
        let own = names[home] ?? []
        let others = names.reduce(0) { $1.key == home ? $0 : $0 + $1.value.count }
        // "Asians" may occur only in one country's news, but isn't a name from that country. Publishers name themselves
        // in any news.
        let elsewhere = geotag.mentions.filter { $0.place.country != home }.map(\.text)
        let idle = (elsewhere + [publisher].compactMap(\.self)).flatMap { text in
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { WordID(folded: String($0)) }
        }
        let local = own.subtracting(idle)
        if geotag.location == nil { return local.count > 2 * others ? local : [] }
        return local.count > 1 && others == 0 ? local : []
    }
}
