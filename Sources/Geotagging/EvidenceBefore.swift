extension Evidence {
    /// What the word before a spot says.
    func before(_ spot: Spot, _ group: NameGroup, _ row: PlaceRow) -> Float {
        let first = tokens[spot.tokens.lowerBound]
        let marks = group.candidate.marks
        guard spot.tokens.lowerBound > 0, first.gap != .sentence else {
            // Any word may be capitalised here.
            return group.words == 1 && marks.contains(.ordinaryWord) ? -0.8 : 0
        }
        let before = tokens[spot.tokens.lowerBound - 1]
        let isFree = spotOfToken[spot.tokens.lowerBound - 1] < 0
        if first.gap == .hyphen, before.isCapitalised, isFree {
            // "R-Topeka" is where a politician comes from; "Rolls-Royce" is one name.
            return before.roles.contains(.party) ? 1 : -1.5
        }
        guard first.gap == .space || first.gap == .stop else { return 0 }
        let isPersonal = !marks.isDisjoint(with: [.givenName, .surname])
        if before.isCapitalised, isPersonal || isFree && !marks.contains(.demonym) {
            if before.roles.contains(.person) { return -2.5 }
            if before.length == 1, first.gap == .stop { return -2.5 }
            if before.roles.contains(.given), !before.roles.contains(.ordinary) { return -2.2 }
            if before.roles.isEmpty, group.words == 1, !row.isProminent, !spot.isCaseless { return -1 }
        }
        guard first.gap == .space else { return 0 }
        if before.roles.contains(.locative) { return 1.2 }
        if before.roles.contains(.area), before.shape == .lower { return 0.8 }
        if before.roles.contains(.movement), before.shape == .lower { return 0.5 }
        return 0
    }
}
