import Newsroom

/// The support that a candidate gets from the text's other names. Each kind of support is capped, because ten
/// neighbours prove little more than four.
struct Support {
    /// Support from a named country or region that contains the place.
    var inside: Float = 0
    /// Support from named places nearby.
    var near: Float = 0
    /// Support from named places in the same region.
    var region: Float = 0
    /// Support from named places in the same country.
    var country: Float = 0

    var total: Float { min(inside, 3.5) + min(near, 4) + min(region, 2) + min(country, 1.2) }

    mutating func add(_ other: Support, weight: Float) {
        inside = max(inside, other.inside * weight)
        near += other.near * weight
        region += other.region * weight
        country += other.country * weight
    }
}

extension ToponymResolver {
    /// Returns how much the text's other names support a candidate.
    ///
    /// - Parameter witnesses: the number of candidates considered for each other name.
    func support(
        for candidate: Candidate, of index: Int, among others: [NameGroup], witnesses: Int
    ) -> Float {
        let record = gazetteer.record(at: candidate.place)
        var support = Support()
        for (number, other) in others.prefix(Self.mostNames).enumerated() where number != index {
            guard witnesses > 1, other.candidates.count > 1 else {
                support.add(
                    testimony(of: gazetteer.record(at: other.candidate.place), for: record), weight: other.trust)
                continue
            }
            let first = other.candidates[0].prior
            var best = Support(), bestTotal: Float = 0
            for witness in other.candidates.prefix(witnesses) {
                let likely = max(0.15, 1 - 0.35 * (first - witness.prior))
                var one = Support()
                one.add(testimony(of: gazetteer.record(at: witness.place), for: record), weight: likely * other.trust)
                if one.total > bestTotal {
                    best = one
                    bestTotal = one.total
                }
            }
            support.add(best, weight: 1)
        }
        return support.total
    }

    /// Returns the support that one place gives another.
    private func testimony(of witness: PlaceRecord, for record: PlaceRecord) -> Support {
        var support = Support()
        let isTown = record.kind == .city || record.kind == .county
        guard witness.country == record.country, record.country != 0 else {
            guard isTown, witness.kind == .city || witness.kind == .county else { return support }
            let distance = record.distance(to: witness)
            if distance < 150 { support.near = distance < 50 ? 0.8 : 0.4 }
            return support
        }
        let isSameRegion = witness.region == record.region && record.region != 0
        support.country = record.kind == .country ? 0.4 : 0.2
        switch witness.kind {
        case .country:
            if record.kind != .country { support.inside = 1.6 }
        case .region where witness.region != 0:
            if isSameRegion, record.kind != .region { support.inside = 3 }
            support.country = 0.3
            // States are often listed with other states ("Oregon, Idaho and Washington").
            if record.kind == .region, record.region != 0 { support.region = 0.5 }
        case .continent, .region:
            if record.distance(to: witness) < 300 { support.region = 0.5 }
        case .county, .city:
            if record.kind == .region {
                if isSameRegion { support.region = 1.4 }
            } else if record.kind != .country {
                let distance = record.distance(to: witness)
                support.near = distance < 60 ? 1.6 : distance < 200 ? 0.8 : 0
                if isSameRegion { support.region = 0.5 }
            }
        }
        return support
    }
}
