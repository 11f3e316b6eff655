import Newsroom
import TextReading

/// Decides which namesake each name refers to. It considers the place after a comma, countries and regions named in the
/// text, distances to its other places, the publisher's country, and size.
struct ToponymResolver {
    let gazetteer: Gazetteer
    /// The publisher's country, or the one suggested by the text's words; 0 if unknown.
    let home: UInt16
    /// The bonus added to the prior of places in the home country.
    let homeWeight: Float

    /// The most namesakes considered: there are hundreds of San Joses.
    private static let mostCandidates = 40
    /// The number of names, from the start of the text, that are compared and support each other. Articles have fewer,
    /// and a text that lists more places is about none of them.
    static let mostNames = 100

    /// Returns the places that a name may refer to, most likely first.
    func candidates(of name: WordID, isExact: Bool, spelled: ArraySlice<UInt8>) -> [Candidate] {
        guard let entry = gazetteer.names[name] else { return [] }
        var found: [Candidate] = []
        for name in gazetteer.names(from: entry) {
            if name.traits.contains(.exact) {
                guard isExact, gazetteer.isSpelled(name, as: spelled) else { continue }
            } else if isExact {
                continue
            }
            if found.contains(where: { $0.place == name.place }) { continue }
            found.append(Candidate(place: name.place, traits: name.traits, prior: prior(name.place, name.traits)))
        }
        preferHome(in: &found)
        found.sort { ($1.prior, $0.place) < ($0.prior, $1.place) }
        if found.count > Self.mostCandidates { found.removeLast(found.count - Self.mostCandidates) }
        return found
    }

    /// Lowers foreign countries with another name that is the only one of a large town at home: "Formosa" is the town
    /// to readers in Argentina, not Taiwan.
    private func preferHome(in candidates: inout [Candidate]) {
        guard home != 0, candidates.count > 1 else { return }
        let isTownAtHome = candidates.contains {
            let record = gazetteer.record(at: $0.place)
            return record.country == home && record.kind == .city && record.population >= Self.largeTown
                && !$0.traits.contains(.alternate)
        }
        guard isTownAtHome else { return }
        for index in candidates.indices where candidates[index].traits.contains(.alternate) {
            let record = gazetteer.record(at: candidates[index].place)
            if record.kind == .country, record.country != home { candidates[index].prior -= 4 }
        }
    }

    private static let largeTown: Int32 = 100_000

    private func prior(_ index: Int32, _ traits: NameTraits) -> Float {
        let record = gazetteer.record(at: index)
        let size = logarithm(Float(max(record.population, 0)) + 100)
        var prior: Float
        switch record.kind {
        case .continent: prior = 9
        case .country: prior = 7.2 + size / 5
        case .region: prior = record.id > 0 ? 7.2 : 3 + size / 2
        case .county: prior = traits.contains(.bareCounty) ? 2.8 : max(4.5, size - 0.3)
        case .city: prior = size + (record.isCapital ? min(2, size / 3) : 0)
        }
        if traits.contains(.alternate), record.kind == .city { prior -= 0.7 }
        if record.country == home, home != 0 { prior += homeWeight }
        return prior
    }

    /// Chooses a candidate for each name, in several rounds. In the first, all likely candidates of other names lend
    /// support; later, only those chosen in the previous round.
    func resolve(_ groups: inout [NameGroup]) {
        for round in 0..<4 {
            let before = groups
            for index in groups.indices.prefix(Self.mostNames) where groups[index].candidates.count > 1 || round == 3 {
                choose(for: index, among: before, witnesses: round == 0 ? 6 : 1, in: &groups)
            }
        }
    }

    private func choose(for index: Int, among others: [NameGroup], witnesses: Int, in groups: inout [NameGroup]) {
        var best = 0
        var bestScore = -Float.infinity
        var bestSupport: Float = 0
        for (number, candidate) in groups[index].candidates.enumerated() {
            let support = support(for: candidate, of: index, among: others, witnesses: witnesses)
            var score = candidate.prior + support
            if groups[index].isLocal, gazetteer.record(at: candidate.place).kind == .country { score -= 2.5 }
            if score > bestScore {
                best = number
                bestScore = score
                bestSupport = support
            }
        }
        groups[index].chosen = best
        groups[index].support = bestSupport
    }

    /// Returns whether one place lies in another.
    func lies(_ inner: Int32, in outer: Int32) -> Bool {
        let a = gazetteer.record(at: inner), b = gazetteer.record(at: outer)
        guard a.country == b.country, inner != outer else { return false }
        switch b.kind {
        case .continent: return false
        case .country: return a.kind != .country
        case .region:
            guard a.kind == .city || a.kind == .county else { return false }
            return b.region != 0 ? a.region == b.region : a.distance(to: b) < 250
        case .county: return a.kind == .city && a.distance(to: b) < 80
        case .city: return a.kind == .city && b.population > a.population * 5 && a.distance(to: b) < 40
        }
    }

    private func logarithm(_ value: Float) -> Float {
        // log10 from the exponent and a quadratic approximation of the mantissa: accurate to 0.01, and identical on
        // every machine.
        let mantissa = value.significand - 1
        return (Float(value.exponent) + mantissa * (1.34 - 0.34 * mantissa)) * 0.30103
    }
}
