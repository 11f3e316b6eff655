internal import Newsroom
import TextReading

/// Evidence from the words directly before and after a toponym.
extension Evidence {
    /// Returns the evidence of the preceding word.
    func before(_ toponym: Toponym, _ group: NameGroup, _ record: PlaceRecord) -> Float {
        let start = toponym.words.lowerBound
        let gap = passage.words[start].gap
        let traits = group.candidate.traits
        guard start > 0, gap != .sentence else {
            // Any word is capitalised at the start of a sentence, but "Japan" there is more likely the country than the
            // lacquer.
            return group.isSimple && traits.contains(.ordinaryWord) && record.kind != .country ? -0.8 : 0
        }
        let before = passage.words[start - 1], roles = passage.roles[start - 1]
        guard !before.marks.contains(.possessive) else { return 0 }
        if isOfRank(toponym, record) || isInfinitive(toponym, record) { return -4 }
        let isFree = toponymOfWord[start - 1] < 0
        if gap == .hyphen, before.isCapitalised, isFree {
            // "R-Topeka" is a politician's home town; "Rolls-Royce" is a single name.
            return roles.contains(.party) ? 1 : -1.5
        }
        guard gap == .space || gap == .stop else { return 0 }
        if before.isCapitalised, gap == .space, isEndOfName(toponym, record) { return -2.5 }
        let isPersonal = !traits.isDisjoint(with: [.givenName, .surname])
        if before.isCapitalised, isPersonal || isFree && !traits.contains(.demonym) {
            if roles.contains(.person) { return -2.5 }
            if before.isInitial, gap == .stop { return -2.5 }
            if roles.contains(.given), !roles.contains(.ordinary) { return -2.2 }
            let isUnknown = roles.subtracting(.silent).isEmpty
            if isUnknown, group.isSimple, !record.isProminent, !toponym.isCaseless { return -1 }
        }
        guard gap == .space else { return 0 }
        if roles.contains(.locative) { return 1.2 }
        guard before.casing == .lower, !before.isNumber else { return 0 }
        if roles.contains(.area) { return 0.8 }
        if roles.contains(.movement) { return 0.5 }
        return 0
    }

    /// Returns the evidence of the following words.
    func after(_ toponym: Toponym, _ group: NameGroup, _ record: PlaceRecord) -> Float {
        let words = passage.words
        let start = toponym.words.lowerBound, next = toponym.words.upperBound
        let last = words[next - 1]
        let traits = group.candidate.traits
        let isPossessive = last.marks.contains(.possessive) && !toponym.endsWithPossessive
        if traits.contains(.demonym), next == words.count || words[next].gap != .space || isPossessive,
            isLanguage(toponym)
        {
            return -3
        }
        if isPossessive { return isSaint(toponym) ? -2.5 : 0 }
        guard next < words.count else { return 0 }
        let after = words[next], roles = passage.roles[next]
        if roles.contains(.suffix), after.isCapitalised, after.gap != .sentence { return -3 }
        let hasStop = toponym.endsWithStop || last.marks.contains(.dotted)
        switch after.gap {
        case .dash: return words[start].isInCapitals ? 1.5 : 0
        case .hyphen: return roles.contains(.institution) ? 1 : 0
        case .space where !hasStop, .stop where hasStop: break
        default: return 0
        }
        if traits.contains(.demonym) { return roles.contains(.kind) ? -3 : 0 }
        if isStreet(from: next) { return -4 }
        if group.isExact, after.isNumber { return -5 }
        guard after.isCapitalised else {
            if roles.contains(.thing), traits.contains(.ordinaryWord) { return -3 }
            if roles.contains(.institution) { return 1 }
            if roles.contains(.speech), record.population < 500_000, !record.isProminent { return -1.5 }
            return 0
        }
        // "The Turkey Trot", even in a headline: words like this one follow the ordinary word, not the place.
        if roles.contains(.thing), traits.contains(.ordinaryWord), !roles.contains(.institution) { return -3 }
        if roles.contains(.building) { return record.isProminent ? 0 : -3 }
        if roles.contains(.water) { return -2 }
        if roles.contains(.company) { return -2.5 }
        if isSaint(toponym) || isCampus(from: next) { return -2.5 }
        if roles.contains(.institution) { return 1 }
        if traits.contains(.givenName), isSurname(next) { return -2.2 }
        guard toponymOfWord[next] < 0, !toponym.isCaseless, roles.isDisjoint(with: [.area, .calendar, .person]) else {
            return 0
        }
        return traits.contains(.givenName) ? -2.2 : record.isProminent ? -0.2 : -0.8
    }

    /// Returns whether a people's name that describes no noun is a language: "in English.", "in Welsh and English.".
    /// "among the Irish." is not.
    private func isLanguage(_ toponym: Toponym) -> Bool {
        let start = toponym.words.lowerBound
        guard start > 0 else { return false }
        if passage.roles[start - 1].contains(.locative) { return true }
        return passage.isNext(start) && Self.joints.contains(passage.words[start - 1].form)
            && Self.languages.contains(passage.words[start].form)
    }

    private static let joints = Set(["and", "or"].map { WordID(folded: $0) })
    private static let languages = Set(
        [
            "english", "french", "spanish", "german", "italian", "portuguese", "dutch", "russian", "chinese",
            "japanese", "arabic", "hindi", "greek", "turkish",
        ].map { WordID(folded: $0) })

    /// Returns whether a small town's name ends a longer one, which the capitalised article or preposition inside it
    /// shows ("Vista Del Mar").
    private func isEndOfName(_ toponym: Toponym, _ record: PlaceRecord) -> Bool {
        let start = toponym.words.lowerBound
        return record.kind == .city && record.population < Self.largestEnd && toponym.words.count > 1
            && !toponym.isCaseless && passage.roles[start].contains(.small) && passage.words[start - 1].gap != .sentence
            && passage.roles[start - 1].subtracting(.silent).isEmpty
    }

    private static let largestEnd = 100_000

    /// Returns whether a small town's name is a verb in a line that capitalises every word: "to" comes before it, and
    /// its object after it ("Administration to Deport Families").
    private func isInfinitive(_ toponym: Toponym, _ record: PlaceRecord) -> Bool {
        let start = toponym.words.lowerBound, next = toponym.words.upperBound
        guard toponym.isCaseless, toponym.words.count == 1, record.kind == .city, record.population < Self.smallTown,
            passage.words[start - 1].form == Self.to
        else { return false }
        return passage.isNext(start) && passage.isNext(next) && passage.words[next].isCapitalised
    }

    private static let to = WordID(folded: "to")
    private static let smallTown = 50_000

    /// Returns whether a newspaper is named after the place ("The New York Times").
    func isOfMasthead(_ toponym: Toponym) -> Bool {
        let next = toponym.words.upperBound
        return passage.isNext(next) && passage.words[next].isCapitalised && !toponym.isCaseless
            && Self.papers.contains(passage.words[next].form)
    }

    private static let papers = Set(
        [
            "times", "post", "herald", "tribune", "globe", "journal", "gazette", "chronicle", "observer", "telegraph",
            "guardian", "examiner", "inquirer",
        ].map { WordID(folded: $0) })

    /// Returns whether a place name belongs to a title: "the Duke of Sussex", "Princess Eugenie of York". Countries are
    /// excluded, because news of a country's duke is news of the country.
    private func isOfRank(_ toponym: Toponym, _ record: PlaceRecord) -> Bool {
        let start = toponym.words.lowerBound
        guard record.kind != .country, start > 1, Self.ofWords.contains(passage.words[start - 1].form),
            passage.isNext(start), passage.isNext(start - 1)
        else { return false }
        for index in stride(from: start - 2, through: max(0, start - 4), by: -1) {
            if Self.ranks.contains(passage.words[index].form) { return true }
            guard passage.words[index].isCapitalised, passage.isNext(index) else { return false }
        }
        return false
    }

    private static let ofWords = Set(["of", "de"].map { WordID(folded: $0) })
    private static let ranks = WordLists.builtIn.words("ranks")

    /// Returns whether a place name is more likely the surname that goes with the preceding given name ("Charlotte
    /// Graham").
    private func isSurname(_ index: Int) -> Bool {
        guard toponymOfWord[index] >= 0 else { return false }
        let toponym = toponyms[Int(toponymOfWord[index])]
        return toponym.words.count == 1 && toponym.traits.contains(.surname)
    }

    /// Returns whether a street follows: "Memphis Street", "Memphis and Vine streets".
    private func isStreet(from index: Int) -> Bool {
        let (words, roles) = (passage.words, passage.roles)
        if words[index].isCapitalised { return roles[index].contains(.street) }
        if roles[index].contains(.streets), index > 2, roles[index - 2].contains(.small) {
            return words[index - 3].isCapitalised
        }
        guard index + 2 < words.count, roles[index].contains(.small) else { return false }
        return words[index + 1].isCapitalised && roles[index + 2].contains(.streets)
    }

    /// Returns whether a campus follows ("University", "State University", "General Hospital", "Elementary School"). It
    /// is seldom in the place it is named after.
    private func isCampus(from index: Int) -> Bool {
        for next in index..<min(index + 3, passage.words.count) {
            guard passage.words[next].isCapitalised, passage.isNext(next) else { return false }
            if passage.roles[next].contains(.campus) { return true }
        }
        return false
    }

    /// Returns whether the name is a saint's ("St. Mary's School", "St. Patrick's Day"): more churches, schools and
    /// feasts than towns are named after saints.
    private func isSaint(_ toponym: Toponym) -> Bool {
        toponym.words.count == 2 && !toponym.endsWithPossessive
            && passage.words[toponym.words.lowerBound].form == Self.saint
    }

    private static let saint = WordID(folded: "st")
}
