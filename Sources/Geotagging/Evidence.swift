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
    let persons: [WordHash]

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
        let isLarge = row.kind == .country || row.kind == .region || row.population > 500_000
        let doubt: Float = isLarge ? 0.5 : 1
        if marks.contains(.ordinaryWord) { score -= 1.3 * doubt }
        if marks.contains(.givenName) { score -= 0.5 * doubt }
        if marks.contains(.surname) { score -= 0.5 * doubt }
        return score
    }

    /// What the words beside a spot say.
    func local(_ spot: Spot, _ group: NameGroup) -> Float {
        var score: Float = 0
        let marks = group.candidate.marks
        let row = gazetteer.rows[Int(group.candidate.row)]
        let isDemonym = marks.contains(.demonym)
        let isPersonal = !marks.isDisjoint(with: [.givenName, .surname])
        let first = tokens[spot.tokens.lowerBound]
        if spot.container != nil { score += 2.2 }
        if spot.isContainer { score += 1.5 }

        if spot.tokens.lowerBound > 0, first.gap != .sentence {
            let before = tokens[spot.tokens.lowerBound - 1]
            let adjacent = first.gap == .space
            if adjacent, before.roles.contains(.locative) { score += 1.2 }
            if adjacent, before.roles.contains(.movement), before.shape == .lower { score += 0.5 }
            if adjacent, before.roles.contains(.area), before.shape == .lower || before.roles.contains(.locative) {
                score += 0.8
            }
            if adjacent || first.gap == .stop, !isDemonym, spotOfToken[spot.tokens.lowerBound - 1] < 0 || isPersonal {
                if before.roles.contains(.person), before.isCapitalised { score -= 2.5 }
                if before.roles.contains(.given), before.isCapitalised, !before.roles.contains(.ordinary) {
                    score -= 2.2
                } else if before.length == 1, before.isCapitalised, first.gap == .stop {
                    score -= 2.5
                } else if adjacent, before.isCapitalised, group.words == 1, before.roles.isEmpty, !isCountryLike(row) {
                    score -= 1
                }
            }
            if first.gap == .hyphen, before.isCapitalised, spotOfToken[spot.tokens.lowerBound - 1] < 0 {
                score += before.roles.contains(.party) ? 1 : -1.5
            }
        } else if group.words == 1, marks.contains(.ordinaryWord) {
            score -= 0.8
        }

        if spot.tokens.upperBound < tokens.count {
            let after = tokens[spot.tokens.upperBound]
            let adjacent = after.gap == .space && !spot.endsWithStop
            let isName = after.isCapitalised && spotOfToken[spot.tokens.upperBound] < 0
            if adjacent, after.isCapitalised, after.roles.contains(.street), !isDemonym {
                score -= 4
            } else if adjacent, after.isCapitalised, after.roles.contains(.water), !isDemonym {
                score -= 2
            } else if adjacent, after.roles.contains(.institution) {
                score += 1
            } else if adjacent, after.isCapitalised, after.roles.contains(.company) {
                score -= isCountryLike(row) ? 0.5 : 2
            } else if adjacent, after.roles.contains(.speech), row.population < 500_000, !isCountryLike(row) {
                score -= 1.5
            } else if adjacent, isName, after.roles.isDisjoint(with: [.area, .calendar, .person]), !isDemonym {
                score -= marks.contains(.givenName) ? 2.2 : isCountryLike(row) ? 0.2 : 0.8
            }
            if after.gap == .stop || after.gap == .comma || after.gap == .space, after.roles.contains(.suffix),
                after.isCapitalised
            {
                score -= 3
            }
            if after.gap == .dash, first.shape == .capitals { score += 1.5 }
            if after.gap == .hyphen, after.roles.contains(.institution) { score += 1 }
        }
        if !isCountryLike(row), spot.tokens.count == 1, persons.contains(spot.name) { score -= 2.2 }
        if spot.tokens.count == 1, !first.roles.isDisjoint(with: .neverTowns), !isCountryLike(row) { score -= 3 }
        return score
    }

    /// "University", "State University", "General Hospital", "Elementary School".
    private func isCampus(from index: Int) -> Bool {
        for token in tokens[index...].prefix(4) {
            guard token.isCapitalised, token.gap == .space else { return false }
            if token.roles.contains(.campus) { return true }
        }
        return false
    }

    private func isCountryLike(_ row: PlaceRow) -> Bool {
        row.kind == .country || row.kind == .continent || row.kind == .region && row.id > 0
    }

    /// Surnames of persons named in full: a given name or a title, then a capitalised word.
    static func persons(in tokens: [Token], spotOfToken: [Int32], spots: [Spot]) -> [WordHash] {
        var found: [WordHash] = []
        for index in tokens.indices.dropFirst() {
            let token = tokens[index]
            guard token.isCapitalised, token.gap == .space || token.gap == .stop else { continue }
            let before = tokens[index - 1]
            guard before.isCapitalised else { continue }
            let isInitial = before.length == 1 && token.gap == .stop
            guard isInitial || before.roles.contains(.given) || before.roles.contains(.person) else { continue }
            guard token.roles.isDisjoint(with: [.institution, .street, .water, .company, .generic, .calendar]) else {
                continue
            }
            let spot = spotOfToken[index]
            if spot >= 0, spots[Int(spot)].tokens.count > 1 { continue }
            if !found.contains(token.hash) { found.append(token.hash) }
        }
        return found
    }
}
