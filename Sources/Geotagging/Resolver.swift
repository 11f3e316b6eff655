import Newsroom

/// Decides which of its namesakes each name of a text means: by what stands behind the comma, by the countries and
/// regions that the text names, by what is near the other places, by the publisher's country, and by size.
struct Resolver {
    let gazetteer: Gazetteer
    /// The publisher's country, 0 when unknown.
    let home: UInt16

    /// Only so many namesakes are considered: there are hundreds of San Joses.
    private static let mostCandidates = 40

    /// The places that a name may mean, the likeliest first.
    func candidates(of name: WordHash, isExact: Bool, spelled: Slice<UnsafeBufferPointer<UInt8>>) -> [Candidate] {
        guard let entry = gazetteer.names[name] else { return [] }
        var found: [Candidate] = []
        var next = entry.first
        while next >= 0 {
            let posting = gazetteer.postings[Int(next)]
            next = posting.next
            if posting.marks.contains(.exact) {
                guard isExact, gazetteer.isSpelled(posting, as: spelled) else { continue }
            } else if isExact {
                continue
            }
            if found.contains(where: { $0.row == posting.place }) { continue }
            found.append(
                Candidate(row: posting.place, marks: posting.marks, prior: prior(posting.place, posting.marks)))
        }
        found.sort { ($1.prior, $0.row) < ($0.prior, $1.row) }
        if found.count > Self.mostCandidates { found.removeLast(found.count - Self.mostCandidates) }
        return found
    }

    private func prior(_ index: Int32, _ marks: Marks) -> Float {
        let row = gazetteer.rows[Int(index)]
        let size = logarithm(Float(max(row.population, 0)) + 100)
        var prior: Float
        switch row.kind {
        case .continent: prior = 9
        case .country: prior = 7 + size / 5
        case .region: prior = row.id > 0 ? 7.2 : 3 + size / 2
        case .county: prior = marks.contains(.bareCounty) ? 2.8 : 4.5
        case .city: prior = size + (row.isCapital ? min(2, size / 3) : 0)
        }
        if marks.contains(.alternate), row.kind == .city { prior -= 0.7 }
        if row.country == home, home != 0 { prior += 1.5 }
        return prior
    }

    /// Chooses for every group, in rounds: each round the choices of the round before bear witness for the neighbours.
    func resolve(_ groups: inout [NameGroup]) {
        for round in 0..<3 {
            let before = groups
            for index in groups.indices where groups[index].candidates.count > 1 || round == 2 {
                choose(for: index, among: before, in: &groups)
            }
        }
    }

    private func choose(for index: Int, among others: [NameGroup], in groups: inout [NameGroup]) {
        var best = 0
        var bestScore = -Float.infinity
        var bestSupport: Float = 0
        for (number, candidate) in groups[index].candidates.enumerated() {
            let support = support(for: candidate, of: index, among: others)
            let score = candidate.prior + support
            if score > bestScore {
                best = number
                bestScore = score
                bestSupport = support
            }
        }
        groups[index].chosen = best
        groups[index].support = bestSupport
    }

    /// How much the other names of the text speak for a place.
    private func support(for candidate: Candidate, of index: Int, among others: [NameGroup]) -> Float {
        let row = gazetteer.rows[Int(candidate.row)]
        var near: Float = 0, sameRegion: Float = 0, sameCountry: Float = 0, inside: Float = 0
        for (number, other) in others.enumerated() where number != index {
            let chosen = gazetteer.rows[Int(other.candidate.row)]
            guard chosen.country == row.country, row.country != 0 else {
                if row.kind == .city || row.kind == .county, chosen.kind == .city || chosen.kind == .county {
                    let distance = row.distance(to: chosen)
                    if distance < 150 { near += other.trust * (distance < 50 ? 0.8 : 0.4) }
                }
                continue
            }
            let weight = other.trust
            switch chosen.kind {
            case .country:
                if row.kind != .country { inside = max(inside, 1.2 * weight) }
            case .region where chosen.region != 0:
                if chosen.region == row.region, row.kind != .region { inside = max(inside, 2.4 * weight) }
                sameCountry += 0.3 * weight
            case .continent, .region:
                if row.distance(to: chosen) < 300 { sameRegion += 0.5 * weight }
                sameCountry += 0.2 * weight
            case .county, .city:
                guard row.kind != .country else {
                    sameCountry += 0.4 * weight
                    continue
                }
                if row.kind == .region {
                    if chosen.region == row.region, row.region != 0 { inside += 0.6 * weight }
                    sameCountry += 0.2 * weight
                    continue
                }
                let distance = row.distance(to: chosen)
                if distance < 60 {
                    near += 1.2 * weight
                } else if distance < 200 {
                    near += 0.6 * weight
                }
                if chosen.region == row.region, row.region != 0 { sameRegion += 0.4 * weight }
                sameCountry += 0.2 * weight
            }
        }
        return min(inside, 3) + min(near, 3) + min(sameRegion, 1) + min(sameCountry, 1)
    }

    /// Whether one place lies in another.
    func lies(_ inner: Int32, in outer: Int32) -> Bool {
        let a = gazetteer.rows[Int(inner)], b = gazetteer.rows[Int(outer)]
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
        // log10 by way of the exponent and a parabola over the mantissa: exact to 0.01, and the same on every machine.
        let mantissa = value.significand - 1
        return (Float(value.exponent) + mantissa * (1.34 - 0.34 * mantissa)) * 0.30103
    }
}
