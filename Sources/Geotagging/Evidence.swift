import Newsroom
import TextReading

/// Evidence for and against a toponym being a place: its kind, its size, other meanings of the name, and neighbouring
/// words.
struct Evidence {
    let gazetteer: Gazetteer
    let passage: Passage
    let toponyms: [Toponym]
    /// For each word, the index of the toponym it belongs to; -1 for none.
    let toponymOfWord: [Int32]
    /// Surnames of people whom the text names in full, so that "Jackson said" is recognised after "Maria Jackson".
    let persons: Set<WordID>

    /// The minimum score of a place.
    static let threshold: Float = 0.8

    init(gazetteer: Gazetteer, passage: Passage, toponyms: [Toponym]) {
        self.gazetteer = gazetteer
        self.passage = passage
        self.toponyms = toponyms
        var toponymOfWord = [Int32](repeating: -1, count: passage.words.count)
        for (index, toponym) in toponyms.enumerated() {
            for word in toponym.words { toponymOfWord[word] = Int32(index) }
        }
        self.toponymOfWord = toponymOfWord
        persons = Self.persons(in: passage, toponyms, toponymOfWord)
    }

    /// Returns the evidence of the name itself.
    func inherent(_ group: NameGroup) -> Float {
        let candidate = group.candidate
        let record = gazetteer.record(at: candidate.place)
        let traits = candidate.traits
        var score: Float
        switch record.kind {
        case .continent, .country: score = 2.6
        case .region: score = record.id > 0 ? 2.3 : 1.6
        case .county: score = traits.contains(.bareCounty) ? 0.1 : 1.8
        case .city: score = 0.45 * candidate.prior - 1.2
        }
        if traits.contains(.demonym) { score = min(score, 1.9) }
        if !group.isSimple { score += 0.9 }
        if traits.contains(.exact) { score += 0.5 }
        let isLarge = record.isProminent || record.population > 500_000
        let doubt: Float = isLarge ? 0.5 : 1
        if traits.contains(.ordinaryWord) { score -= 1.3 * doubt }
        if traits.contains(.givenName) { score -= 0.5 * doubt }
        if traits.contains(.surname) { score -= 0.5 * doubt }
        return score
    }

    /// Returns a penalty for a small foreign place that nothing else in the text supports. A writer would explain where
    /// such a place is, so the name is more likely something local that the gazetteer lacks. The same goes for a region
    /// that shares its name with people.
    ///
    /// - Parameter home: the publisher's country; 0 if unknown.
    func foreignness(_ group: NameGroup, home: UInt16) -> Float {
        let record = gazetteer.record(at: group.candidate.place)
        guard home != 0, record.country != home, !record.isProminent, group.support < Self.leastSupport else {
            return 0
        }
        switch record.kind {
        case .city, .county:
            return record.population < 20_000
                ? -2.5 : record.population < 100_000 ? -1.5 : record.population < 200_000 ? -0.8 : 0
        case .region: return group.candidate.traits.contains(.givenName) ? -1.5 : 0
        case .country, .continent: return 0
        }
    }

    /// The support below which a name counts as unsupported. A single nearby place, or the country or region, gives
    /// more than this.
    private static let leastSupport: Float = 0.5

    /// Returns the evidence of the words around a toponym.
    func local(_ toponym: Toponym, _ group: NameGroup) -> Float {
        let record = gazetteer.record(at: group.candidate.place)
        if isOfMasthead(toponym) { return -6 }
        var score =
            before(toponym, group, record) + after(toponym, group, record) + withinOtherName(toponym, group, record)
            + asLandmark(toponym, record)
        if toponym.container != nil { score += 2.2 }
        if toponym.isContainer { score += 1.5 }
        let first = toponym.words.lowerBound
        // "Prince William" is a person unless the text calls it a county.
        if toponym.words.count == 2, Self.royalty.contains(passage.words[first].form), toponym.container == nil,
            !record.isProminent, record.population < 100_000 || group.candidate.traits.contains(.bareCounty)
        {
            score -= 4
        }
        let isOneWord = toponym.words.count == 1 && !passage.words[first].marks.contains(.dotted)
        // "Guillermo Montenegro … Montenegro dijo".
        if isOneWord, record.kind == .country, group.candidate.traits.contains(.surname), persons.contains(toponym.name)
        {
            score -= 2.2
        }
        guard isOneWord, !record.isProminent else { return score }
        if persons.contains(toponym.name) { score -= 2.2 }
        if !passage.roles[first].isDisjoint(with: .neverTowns) { score -= 3 }
        return score
    }

    private static let royalty = Set(["prince", "princess", "king", "queen"].map { WordID(folded: $0) })

    /// Finds surnames: capitalised words after a given name, an initial or a title.
    private static func persons(in passage: Passage, _ toponyms: [Toponym], _ toponymOfWord: [Int32]) -> Set<WordID> {
        let (words, roles) = (passage.words, passage.roles)
        var found: Set<WordID> = []
        for index in words.indices.dropFirst() {
            let word = words[index], before = words[index - 1]
            guard word.isCapitalised, word.gap == .space || word.gap == .stop, before.isCapitalised,
                !before.marks.contains(.possessive)
            else { continue }
            let isInitial = word.gap == .stop && before.isInitial
            guard isInitial || !roles[index - 1].isDisjoint(with: [.given, .person]) else { continue }
            guard roles[index].isDisjoint(with: [.institution, .street, .water, .company, .generic, .calendar]) else {
                continue
            }
            let toponym = toponymOfWord[index]
            if toponym >= 0, toponyms[Int(toponym)].words.count > 1 { continue }
            found.insert(word.form)
        }
        return found
    }
}

extension Word {
    /// Whether this could be one or more initials: "J.", "J.P.".
    var isInitial: Bool { scalars.count == 1 || marks.contains(.dotted) }

    /// Whether it is written in capitals by choice; initials always are.
    var isInCapitals: Bool { casing == .capitals && !marks.contains(.dotted) }
}
