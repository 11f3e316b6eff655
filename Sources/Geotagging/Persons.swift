/// The surnames of the persons whom a text names in full, for "Jackson said" after "Maria Jackson".
enum Persons {
    /// A given name, an initial or a title, then a capitalised word.
    static func surnames(in tokens: [Token], spotOfToken: [Int32], spots: [Spot]) -> Set<WordHash> {
        var found: Set<WordHash> = []
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
            found.insert(token.hash)
        }
        return found
    }
}
