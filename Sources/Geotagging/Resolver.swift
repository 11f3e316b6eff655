import Newsroom

/// Decides which of its namesakes each name of a text means: by what stands behind the comma, by the countries and
/// regions that the text names, by what is near the other places, by the publisher's country, and by size.
struct Resolver {
    let gazetteer: Gazetteer
    /// The publisher's country, or the one that the text's words tell of; 0 when unknown.
    let home: UInt16
    /// How much being at home counts for a place.
    let homeWeight: Float

    /// Only so many namesakes are considered: there are hundreds of San Joses.
    private static let mostCandidates = 40
    /// Only the first names of a text are weighed against one another and bear witness: an article names fewer, and a
    /// text that is a list of places is about none of them.
    private static let mostNames = 100

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
        case .country: prior = 7.2 + size / 5
        case .region: prior = row.id > 0 ? 7.2 : 3 + size / 2
        case .county: prior = marks.contains(.bareCounty) ? 2.8 : max(4.5, size - 0.3)
        case .city: prior = size + (row.isCapital ? min(2, size / 3) : 0)
        }
        if marks.contains(.alternate), row.kind == .city { prior -= 0.7 }
        if row.country == home, home != 0 { prior += homeWeight }
        return prior
    }

    /// Chooses for every group, in rounds: at first every likely namesake bears witness for its neighbours, then only
    /// the choices of the round before.
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
            if groups[index].isLocal, gazetteer.rows[Int(candidate.row)].kind == .country { score -= 2.5 }
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
    private func support(
        for candidate: Candidate, of index: Int, among others: [NameGroup], witnesses: Int
    ) -> Float {
        let row = gazetteer.rows[Int(candidate.row)]
        var support = Support()
        for (number, other) in others.prefix(Self.mostNames).enumerated() where number != index {
            guard witnesses > 1, other.candidates.count > 1 else {
                support.add(testimony(of: gazetteer.rows[Int(other.candidate.row)], for: row), weight: other.trust)
                continue
            }
            let first = other.candidates[0].prior
            var best = Support(), bestTotal: Float = 0
            for witness in other.candidates.prefix(witnesses) {
                let likely = max(0.15, 1 - 0.35 * (first - witness.prior))
                var one = Support()
                one.add(testimony(of: gazetteer.rows[Int(witness.row)], for: row), weight: likely * other.trust)
                if one.total > bestTotal {
                    best = one
                    bestTotal = one.total
                }
            }
            support.add(best, weight: 1)
        }
        return support.total
    }

    /// What one place says for another.
    private func testimony(of witness: PlaceRow, for row: PlaceRow) -> Support {
        var support = Support()
        let isTown = row.kind == .city || row.kind == .county
        guard witness.country == row.country, row.country != 0 else {
            guard isTown, witness.kind == .city || witness.kind == .county else { return support }
            let distance = row.distance(to: witness)
            if distance < 150 { support.near = distance < 50 ? 0.8 : 0.4 }
            return support
        }
        let isSameRegion = witness.region == row.region && row.region != 0
        support.country = row.kind == .country ? 0.4 : 0.2
        switch witness.kind {
        case .country:
            if row.kind != .country { support.inside = 1.6 }
        case .region where witness.region != 0:
            if isSameRegion, row.kind != .region { support.inside = 3 }
            support.country = 0.3
            // States are named beside states ("Oregon, Idaho and Washington").
            if row.kind == .region, row.region != 0 { support.region = 0.5 }
        case .continent, .region:
            if row.distance(to: witness) < 300 { support.region = 0.5 }
        case .county, .city:
            if row.kind == .region {
                if isSameRegion { support.region = 1.4 }
            } else if row.kind != .country {
                let distance = row.distance(to: witness)
                support.near = distance < 60 ? 1.6 : distance < 200 ? 0.8 : 0
                if isSameRegion { support.region = 0.5 }
            }
        }
        return support
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
