import Newsroom

/// Weighs what speaks for and against a spot being a place: its kind, its size, what else the name means, and the words
/// beside it.
struct Evidence {
    let gazetteer: Gazetteer
    let tokens: [Token]
    let spots: [Spot]
    /// For each token the spot that it belongs to, -1 for none.
    let spotOfToken: [Int32]
    /// Surnames of the persons that the text names in full.
    let persons: Set<WordHash>

    /// Places score above this, other things below.
    static let threshold: Float = 0.8

    /// What the name itself says.
    func inherent(_ group: NameGroup) -> Float {
        let candidate = group.candidate
        let row = gazetteer.rows[Int(candidate.row)]
        let marks = candidate.marks
        var score: Float
        switch row.kind {
        case .continent, .country: score = 2.6
        case .region: score = row.id > 0 ? 2.3 : 1.6
        case .county: score = marks.contains(.bareCounty) ? 0.1 : 1.8
        case .city: score = 0.45 * (candidate.prior - (row.isCapital ? 0 : 0)) - 1.2
        }
        if marks.contains(.demonym) { score = min(score, 1.9) }
        if group.words > 1 { score += 0.9 }
        if marks.contains(.exact) { score += 0.5 }
        let isLarge = row.isProminent || row.population > 500_000
        let doubt: Float = isLarge ? 0.5 : 1
        if marks.contains(.ordinaryWord) { score -= 1.3 * doubt }
        if marks.contains(.givenName) { score -= 0.5 * doubt }
        if marks.contains(.surname) { score -= 0.5 * doubt }
        return score
    }

    /// What the words beside a spot say.
    func local(_ spot: Spot, _ group: NameGroup) -> Float {
        let row = gazetteer.rows[Int(group.candidate.row)]
        let first = tokens[spot.tokens.lowerBound]
        var score = before(spot, group, row) + after(spot, group, row)
        if spot.container != nil { score += 2.2 }
        if spot.isContainer { score += 1.5 }
        guard spot.tokens.count == 1, !row.isProminent else { return score }
        if persons.contains(spot.name) { score -= 2.2 }
        if !first.roles.isDisjoint(with: .neverTowns) { score -= 3 }
        return score
    }
}
