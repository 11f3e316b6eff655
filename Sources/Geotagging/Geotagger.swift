public import Newsroom

/// Finds the places that a text names, decides which places of that name are meant, and which one the text is about.
public struct Geotagger: Sendable {
    let gazetteer: Gazetteer

    public init(gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// The places of an article: its title, its summary, and the first 500 characters of its text.
    ///
    /// Offsets count in the three joined by a newline each.
    ///
    /// - Parameters:
    ///   - sourceCountry: ISO 3166-1 alpha-2 of the publisher, used among namesakes.
    ///   - coordinates: where the publisher says that it happened, which beats every guess: the location is there, under
    ///     the name of the place of the text that is there too, or else of the nearest town.
    public func geotag(
        title: String, summary: String, text: String, sourceCountry: String?, at coordinates: Coordinates? = nil
    ) -> Geotag {
        var geotag = geotag(of: "\(title)\n\(summary)\n\(text.prefix(500))", sourceCountry: sourceCountry)
        if let coordinates {
            geotag.location = place(at: coordinates, among: geotag.mentions.map(\.place))
            geotag.confidence = 1
        }
        return geotag
    }

    /// - Parameter named: the places that the text names.
    private func place(at coordinates: Coordinates, among named: [Place]) -> Place {
        var place =
            gazetteer.nearest(to: coordinates, among: named, within: 25)
            ?? gazetteer.nearestTown(to: coordinates, within: 100) ?? Place(at: coordinates)
        (place.latitude, place.longitude) = (coordinates.latitude, coordinates.longitude)
        return place
    }

    /// The places of a whole text.
    ///
    /// - Parameter sourceCountry: ISO 3166-1 alpha-2 of the publisher, used among namesakes.
    public func geotag(of text: String, sourceCountry: String?) -> Geotag {
        var text = text
        let home = Self.number(of: sourceCountry)
        return text.withUTF8 { geotag(of: $0, home: home) }
    }

    /// The two letters of a country as one number; 0 for none.
    static func number(of country: String?) -> UInt16 {
        country.map { $0.uppercased().utf8.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) } } ?? 0
    }

    private func geotag(of bytes: UnsafeBufferPointer<UInt8>, home: UInt16) -> Geotag {
        guard let analysis = analysis(of: bytes, home: home) else { return Geotag() }
        return Answer(
            gazetteer: gazetteer, bytes: bytes, tokens: analysis.tokens, spots: analysis.spots,
            groups: analysis.groups
        ).geotag(scores: analysis.scores)
    }

    /// Everything that is spelled like a place, weighed; nil when nothing is.
    func analysis(of bytes: UnsafeBufferPointer<UInt8>, home: UInt16) -> Analysis? {
        let tokens = Tokeniser.tokens(of: bytes, roles: gazetteer.roles)
        var spots = Spotter(gazetteer: gazetteer, bytes: bytes, tokens: tokens).spots()
        guard !spots.isEmpty else { return nil }
        let resolver = resolver(for: tokens, home: home)
        var groups = groups(of: &spots, tokens, bytes, resolver)
        Casing.mark(&spots, in: tokens)
        var spotOfToken = [Int32](repeating: -1, count: tokens.count)
        for (index, spot) in spots.enumerated() {
            for token in spot.tokens { spotOfToken[token] = Int32(index) }
        }
        for spot in spots where spot.tokens.upperBound < tokens.count {
            let after = tokens[spot.tokens.upperBound]
            if after.gap == .space, after.roles.contains(.local) { groups[spot.group].isLocal = true }
        }
        Containment(resolver: resolver).apply(to: &spots, &groups, tokens)
        let evidence = Evidence(
            gazetteer: gazetteer, tokens: tokens, spots: spots, spotOfToken: spotOfToken,
            persons: Persons.surnames(in: tokens, spotOfToken: spotOfToken, spots: spots))
        trust(spots, &groups, evidence)
        resolver.resolve(&groups)
        return Analysis(
            tokens: tokens, spots: spots, groups: groups, evidence: evidence,
            scores: scores(spots, groups, evidence))
    }

    /// A resolver that knows where the text is at home: where its publisher is, else where its words are used.
    private func resolver(for tokens: [Token], home: UInt16) -> Resolver {
        if home != 0 { return Resolver(gazetteer: gazetteer, home: home, homeWeight: 1.5) }
        var counts: [(country: UInt16, count: Int)] = []
        for token in tokens where token.roles.contains(.vernacular) {
            guard let country = gazetteer.vernacular[token.hash] else { continue }
            if let index = counts.firstIndex(where: { $0.country == country }) {
                counts[index].count += 1
            } else {
                counts.append((country, 1))
            }
        }
        guard let most = counts.max(by: { ($0.count, $1.country) < ($1.count, $0.country) }) else {
            return Resolver(gazetteer: gazetteer, home: 0, homeWeight: 0)
        }
        return Resolver(gazetteer: gazetteer, home: most.country, homeWeight: min(1.6, 0.4 + 0.4 * Float(most.count)))
    }

    /// The names of the text, each once.
    private func groups(
        of spots: inout [Spot], _ tokens: [Token], _ bytes: UnsafeBufferPointer<UInt8>, _ resolver: Resolver
    ) -> [NameGroup] {
        var groups: [NameGroup] = []
        var numbers = Table<Int32>(capacity: min(spots.count, 4096))
        var kept: [Spot] = []
        for var spot in spots {
            let key = spot.isExact ? spot.name.followed(by: spot.name) : spot.name
            if let number = numbers[key] {
                spot.group = Int(number)
                spot.marks = groups[spot.group].candidate.marks
                kept.append(spot)
                continue
            }
            let end = Int(tokens[spot.tokens.upperBound - 1].bytes.upperBound) + (spot.endsWithStop ? 1 : 0)
            let spelled = bytes[Int(tokens[spot.tokens.lowerBound].bytes.lowerBound)..<end]
            let candidates = resolver.candidates(of: spot.name, isExact: spot.isExact, spelled: spelled)
            guard !candidates.isEmpty else { continue }
            spot.group = groups.count
            spot.marks = candidates[0].marks
            numbers[key] = Int32(groups.count)
            groups.append(
                NameGroup(
                    name: spot.name, isExact: spot.isExact, words: spot.tokens.count, candidates: candidates))
            kept.append(spot)
        }
        spots = kept
        return groups
    }

    /// How far each name can bear witness: as far as it is a place itself.
    private func trust(_ spots: [Spot], _ groups: inout [NameGroup], _ evidence: Evidence) {
        var best = [Float](repeating: -10, count: groups.count)
        for spot in spots { best[spot.group] = max(best[spot.group], evidence.local(spot, groups[spot.group])) }
        for index in groups.indices {
            let score = evidence.inherent(groups[index]) + best[index]
            groups[index].trust = min(1, max(0, 0.5 + (score - Evidence.threshold) / 2))
        }
    }

    /// How much speaks for each spot, the neighbours and its fellows included.
    private func scores(_ spots: [Spot], _ groups: [NameGroup], _ evidence: Evidence) -> [Float] {
        let inherent = groups.map { evidence.inherent($0) + min(1, $0.support * 0.35) }
        let local = spots.map { evidence.local($0, groups[$0.group]) }
        var best = [Float](repeating: -10, count: groups.count)
        for (index, spot) in spots.enumerated() { best[spot.group] = max(best[spot.group], local[index]) }
        return spots.enumerated().map { index, spot in
            let fellows = best[spot.group] >= 1 && local[index] > -1 ? min(1, best[spot.group] * 0.5) : 0
            return inherent[spot.group] + max(local[index], local[index] + fellows)
        }
    }
}
