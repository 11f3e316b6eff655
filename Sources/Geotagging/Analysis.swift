import Newsroom
import TextReading

/// A passage's toponyms, the places each may refer to, and their scores.
struct Analysis {
    let gazetteer: Gazetteer
    let passage: Passage
    let resolver: ToponymResolver
    let toponyms: [Toponym]
    let groups: [NameGroup]
    let evidence: Evidence
    /// The score of each toponym.
    let scores: [Float]
    /// The publisher's country; 0 if unknown.
    let home: UInt16

    /// Recognises the toponyms, then resolves them; nil if there are none.
    ///
    /// - Parameter home: the publisher's country; 0 if unknown.
    init?(of passage: Passage, by gazetteer: Gazetteer, home: UInt16) {
        var toponyms = ToponymFinder(gazetteer: gazetteer, passage: passage).toponyms()
        guard !toponyms.isEmpty else { return nil }
        let resolver = Self.resolver(for: passage, gazetteer, home: home)
        var groups = Self.groups(of: &toponyms, in: passage, resolver)
        let isCaseless = passage.isCaseless()
        for index in toponyms.indices {
            let toponym = toponyms[index]
            toponyms[index].isCaseless = isCaseless[toponym.words.lowerBound]
            let next = toponym.words.upperBound
            if passage.isNext(next), passage.roles[next].contains(.local) { groups[toponym.group].isLocal = true }
        }
        Containment(resolver: resolver).apply(to: &toponyms, &groups, passage.words)
        let evidence = Evidence(gazetteer: gazetteer, passage: passage, toponyms: toponyms)
        let before = Self.best(toponyms, groups, evidence)
        for index in groups.indices {
            let score = evidence.inherent(groups[index]) + before[index]
            groups[index].trust = min(1, max(0, 0.5 + (score - Evidence.threshold) / 2))
        }
        resolver.resolve(&groups)
        self.gazetteer = gazetteer
        self.passage = passage
        self.resolver = resolver
        self.toponyms = toponyms
        self.groups = groups
        self.evidence = evidence
        self.home = home
        scores = Self.scores(toponyms, groups, evidence, home: home)
    }

    /// Returns whether a toponym counts as a place.
    func isPlace(_ index: Int) -> Bool { scores[index] >= Evidence.threshold }

    /// Converts a toponym's score to a confidence: 0.5 at the threshold, approaching 1 above it.
    func confidence(of index: Int) -> Double {
        let excess = Double(scores[index] - Evidence.threshold)
        return ((0.5 + 0.5 * excess / (excess + 1)) * 100).rounded() / 100
    }

    /// Returns the text of a toponym.
    func text(of toponym: Toponym) -> String { String(decoding: passage.letters[toponym.bytes], as: UTF8.self) }

    /// Returns the places mentioned, and the one place that the text is about.
    func geotag() -> Geotag {
        var mentions: [PlaceMention] = []
        var places: [Int: Place] = [:]
        let found = toponyms.indices.filter(isPlace)
        // "Egyptian" points to Egypt, but does not count as a place if another one is named.
        let named = found.filter { !groups[toponyms[$0].group].candidate.traits.contains(.demonym) }
        for index in named.isEmpty ? found : named {
            let toponym = toponyms[index]
            let place = places[toponym.group] ?? gazetteer.place(at: groups[toponym.group].candidate.place)
            places[toponym.group] = place
            mentions.append(
                PlaceMention(
                    place: place, range: toponym.scalars, text: text(of: toponym), confidence: confidence(of: index)))
        }
        guard let focus = Focus(analysis: self).find() else { return Geotag(mentions: mentions) }
        return Geotag(
            mentions: mentions,
            location: places[focus.group] ?? gazetteer.place(at: groups[focus.group].candidate.place),
            confidence: focus.confidence)
    }

    /// Returns a resolver that favours the text's home country: the publisher's or, if unknown, the one whose
    /// vernacular it uses.
    private static func resolver(for passage: Passage, _ gazetteer: Gazetteer, home: UInt16) -> ToponymResolver {
        if home != 0 { return ToponymResolver(gazetteer: gazetteer, home: home, homeWeight: 1.5) }
        var counts: [UInt16: Int] = [:]
        for (word, roles) in zip(passage.words, passage.roles) where roles.contains(.vernacular) {
            if let country = gazetteer.lexicon.countries[word.form] { counts[country, default: 0] += 1 }
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
            return ToponymResolver(gazetteer: gazetteer, home: 0, homeWeight: 0)
        }
        return ToponymResolver(
            gazetteer: gazetteer, home: most.key, homeWeight: min(1.6, 0.4 + 0.4 * Float(most.value)))
    }

    /// Groups the toponyms by name, dropping those that match no place.
    private static func groups(
        of toponyms: inout [Toponym], in passage: Passage, _ resolver: ToponymResolver
    ) -> [NameGroup] {
        var groups: [NameGroup] = []
        var numbers = WordTable<Int32>(capacity: min(toponyms.count, 4096))
        var kept: [Toponym] = []
        for var toponym in toponyms {
            let key = toponym.isExact ? toponym.name.followed(by: toponym.name) : toponym.name
            if let number = numbers[key] {
                toponym.group = Int(number)
                toponym.traits = groups[toponym.group].candidate.traits
                kept.append(toponym)
                continue
            }
            let candidates = resolver.candidates(
                of: toponym.name, isExact: toponym.isExact, spelled: passage.letters[toponym.bytes])
            guard !candidates.isEmpty else { continue }
            toponym.group = groups.count
            toponym.traits = candidates[0].traits
            numbers[key] = Int32(groups.count)
            groups.append(
                NameGroup(
                    name: toponym.name, isExact: toponym.isExact, isSimple: toponym.isSimple, candidates: candidates))
            kept.append(toponym)
        }
        toponyms = kept
        return groups
    }

    /// Returns the strongest local evidence for each name.
    private static func best(_ toponyms: [Toponym], _ groups: [NameGroup], _ evidence: Evidence) -> [Float] {
        var best = [Float](repeating: -10, count: groups.count)
        for toponym in toponyms {
            best[toponym.group] = max(best[toponym.group], evidence.local(toponym, groups[toponym.group]))
        }
        return best
    }

    /// Scores each toponym by its own evidence, that of other toponyms with the same name, and support from other
    /// names.
    private static func scores(
        _ toponyms: [Toponym], _ groups: [NameGroup], _ evidence: Evidence, home: UInt16
    ) -> [Float] {
        let inherent = groups.map {
            evidence.inherent($0) + min(1, $0.support * 0.35) + evidence.foreignness($0, home: home)
        }
        let best = best(toponyms, groups, evidence)
        return toponyms.map { toponym in
            let local = evidence.local(toponym, groups[toponym.group])
            let fellows = best[toponym.group] >= 1 && local > -1 ? min(1, best[toponym.group] * 0.5) : 0
            return inherent[toponym.group] + max(local, local + fellows)
        }
    }
}
