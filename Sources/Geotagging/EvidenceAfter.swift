extension Evidence {
    /// What the words after a spot say.
    func after(_ spot: Spot, _ group: NameGroup, _ row: PlaceRow) -> Float {
        let next = spot.tokens.upperBound
        let marks = group.candidate.marks
        // "in English.": with nothing behind it that it could describe, it is the language; "among the Irish."
        // is not.
        if marks.contains(.demonym), next == tokens.count || tokens[next].gap != .space,
            spot.tokens.lowerBound > 0, tokens[spot.tokens.lowerBound - 1].roles.contains(.locative)
        {
            return -3
        }
        guard next < tokens.count else { return 0 }
        let after = tokens[next]
        if after.roles.contains(.suffix), after.isCapitalised, after.gap != .sentence { return -3 }
        switch after.gap {
        case .dash: return tokens[spot.tokens.lowerBound].shape == .capitals ? 1.5 : 0
        case .hyphen: return after.roles.contains(.institution) ? 1 : 0
        case .apostrophe where isSaint(spot): return -2.5
        case .space where !spot.endsWithStop, .stop where spot.endsWithStop: break
        default: return 0
        }
        if marks.contains(.demonym) { return 0 }
        if isStreet(from: next) { return -4 }
        if group.isExact, after.shape == .number { return -5 }
        guard after.isCapitalised else {
            if after.roles.contains(.thing), marks.contains(.ordinaryWord) { return -3 }
            if after.roles.contains(.institution) { return 1 }
            if after.roles.contains(.speech), row.population < 500_000, !row.isProminent { return -1.5 }
            return 0
        }
        // "The Turkey Trot", in a title too; no ordinary word is meant where a place of news stands in capitals.
        if after.roles.contains(.thing), marks.contains(.ordinaryWord), !after.roles.contains(.institution) {
            return -3
        }
        if after.roles.contains(.building) { return row.isProminent ? 0 : -3 }
        if after.roles.contains(.water) { return -2 }
        if after.roles.contains(.company) { return -2.5 }
        if isSaint(spot) || isCampus(from: next) { return -2.5 }
        if after.roles.contains(.institution) { return 1 }
        if marks.contains(.givenName), isSurname(next) { return -2.2 }
        guard spotOfToken[next] < 0, !spot.isCaseless, after.roles.isDisjoint(with: [.area, .calendar, .person]) else {
            return 0
        }
        return marks.contains(.givenName) ? -2.2 : row.isProminent ? -0.2 : -0.8
    }

    /// Whether a place's name is rather the surname of who is called by the word before ("Charlotte Graham").
    private func isSurname(_ index: Int) -> Bool {
        guard spotOfToken[index] >= 0 else { return false }
        let spot = spots[Int(spotOfToken[index])]
        return spot.tokens.count == 1 && spot.marks.contains(.surname)
    }

    /// "Memphis Street", "Memphis and Vine streets".
    private func isStreet(from index: Int) -> Bool {
        if tokens[index].isCapitalised { return tokens[index].roles.contains(.street) }
        if tokens[index].roles.contains(.streets), index > 2, tokens[index - 2].roles.contains(.small) {
            return tokens[index - 3].isCapitalised
        }
        guard index + 2 < tokens.count, tokens[index].roles.contains(.small) else { return false }
        return tokens[index + 1].isCapitalised && tokens[index + 2].roles.contains(.streets)
    }

    /// "University", "State University", "General Hospital", "Elementary School": seldom where it is named for.
    private func isCampus(from index: Int) -> Bool {
        for token in tokens[index...].prefix(3) {
            guard token.isCapitalised, token.gap == .space else { return false }
            if token.roles.contains(.campus) { return true }
        }
        return false
    }

    /// "St. Mary's School", "St. Patrick's Day": churches, schools and feasts have more saints than towns do.
    private func isSaint(_ spot: Spot) -> Bool {
        spot.tokens.count == 2 && tokens[spot.tokens.lowerBound].hash == Evidence.saint
    }

    private static let saint = WordHash(folded: "st")
}
