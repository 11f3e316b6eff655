import Newsroom
import TextReading

/// Evidence in Spanish and Portuguese, where what a name belongs to comes before it: "calle Lima", "la reina Sofía".
extension Evidence {
    /// Returns the evidence that a name is that of a street, a building, a club or a person instead of a place.
    func asLandmark(_ toponym: Toponym, _ record: PlaceRecord) -> Float {
        let start = toponym.words.lowerBound
        guard let language = passage.languages[start], let titles = Self.titles[language],
            passage.words[start].isCapitalised
        else { return 0 }
        if isAddress(toponym, record) || record.kind == .city && isClub(toponym) { return -5 }
        guard start > 0, !passage.words[start - 1].marks.contains(.possessive) else { return 0 }
        let gap = passage.words[start].gap
        // "Av. Lima".
        guard gap == .space || gap == .stop || passage.words[start - 1].form == Self.avenue else { return 0 }
        if passage.roles[start - 1].contains(.landmark) { return -5 }
        let isTitled = record.kind != .country && titles.contains(passage.words[start - 1].form)
        return isTitled && gap == .space ? -4 : 0
    }

    /// Offices and ranks, which introduce a person, by language.
    private static let titles = Dictionary(
        uniqueKeysWithValues: ["es", "pt"].compactMap { Language(tag: $0) }.map { language in
            (language, WordLists.builtIn.words("offices", language).union(WordLists.builtIn.words("ranks", language)))
        })

    private static let avenue = WordID(folded: "av")

    /// Returns whether a house number follows a town's name and ends the phrase ("en Lima 50"): a street.
    private func isAddress(_ toponym: Toponym, _ record: PlaceRecord) -> Bool {
        let next = toponym.words.upperBound, words = passage.words
        guard record.kind == .city, passage.isNext(next), words[next].isNumber, words[next].scalars.count < 5 else {
            return false
        }
        // "Lima 2019" is a year's event, "en Lima 3 heridos" a count.
        let isYear = words[next].scalars.count == 4 && (Self.years.contains { passage.begins(words[next], with: $0) })
        return !isYear && !passage.isNext(next + 1)
    }

    private static let years = ["19", "20"]

    /// Returns whether a club's name contains the town: "Gimnasia de Jujuy", "Atlético Madrid", "Rosario Central".
    private func isClub(_ toponym: Toponym) -> Bool {
        let start = toponym.words.lowerBound, next = toponym.words.upperBound
        if passage.isNext(next), passage.words[next].isCapitalised,
            Self.endsOfClubs.contains(passage.words[next].form)
        {
            return true
        }
        guard passage.isNext(start) else { return false }
        let isOf = Self.de == passage.words[start - 1].form
        let index = isOf ? start - 2 : start - 1
        guard index >= 0, passage.roles[index].contains(.club), !isOf || passage.isNext(start - 1) else {
            return false
        }
        if isOf, Self.ofFans.contains(passage.words[index].form) { return true }
        // At the start of a sentence they may be students of a town.
        return passage.words[index].isCapitalised && passage.words[index].gap != .sentence
    }

    private static let de = WordID(folded: "de")
    private static let ofFans = Set(
        ["hinchada", "hinchas", "camiseta", "plantel", "torcida"].map { WordID(folded: $0) })
    private static let endsOfClubs = Set(["central", "juniors", "fc", "cf", "sc"].map { WordID(folded: $0) })
}
