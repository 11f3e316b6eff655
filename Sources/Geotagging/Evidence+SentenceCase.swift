import Newsroom
import TextReading

/// Evidence in languages that write peoples in lower case and titles like sentences, such as Spanish: there, a capital
/// within a sentence always belongs to a name.
extension Evidence {
    /// Returns the evidence that a name is part of a longer one, a person's name, a common noun or not a name at all.
    /// Lines that capitalise every word are left out.
    func withinOtherName(_ toponym: Toponym, _ group: NameGroup, _ record: PlaceRecord) -> Float {
        let start = toponym.words.lowerBound
        guard let language = passage.languages[start], Self.sentenceCase.contains(language), !toponym.isCaseless,
            passage.words[start].isCapitalised
        else { return 0 }
        if isFunctionWord(toponym, in: language) || isOfMinistry(toponym, record) { return -6 }
        if group.candidate.traits.contains(.demonym) {
            if isOtherLanguage(toponym, than: language) { return -6 }
            if isName(toponym) { return -4 }
        }
        if record.kind == .country, hasArticle(start), isNickname(toponym) { return -4 }
        if record.kind != .country, record.kind != .continent, isFollowedByName(toponym) {
            // In "en el búnker de La Plata Moreira dijo", the sentence continues with a person.
            return record.kind == .city && record.population > Self.large ? -1.5 : -3
        }
        return language == .spanish && record.kind == .city && hasArticle(start) ? -4 : 0
    }

    /// Above this population, the city is more likely than something named like it.
    private static let large = 200_000
    private static let sentenceCase = Set(["es", "pt", "it", "fr", "ca", "gl"].compactMap { Language(tag: $0) })

    /// Returns whether a sentence begins with a function word instead of a name ("Para", "Cómo", "Este").
    private func isFunctionWord(_ toponym: Toponym, in language: Language) -> Bool {
        let start = toponym.words.lowerBound
        guard toponym.words.count == 1, passage.words[start].gap != .space,
            passage.words[start].casing != .capitals
        else { return false }
        return Self.functionWords[language]?.contains(passage.words[start].form) ?? false
    }

    private static let functionWords = Dictionary(
        uniqueKeysWithValues: sentenceCase.map { ($0, WordLists.builtIn.words("stop-words", $0)) })

    /// Returns whether a people's name is a person's or a firm's: it is capitalised within a sentence ("el ministro
    /// Catalán"), or another capitalised word follows ("Germán Moreira").
    private func isName(_ toponym: Toponym) -> Bool {
        let gap = passage.words[toponym.words.lowerBound].gap
        return gap == .space || gap == .comma || isFollowedByName(toponym)
    }

    /// Returns whether a people's name is an English one in a text that has other words for peoples, and so a person
    /// ("Germán").
    private func isOtherLanguage(_ toponym: Toponym, than language: Language) -> Bool {
        Self.withPeoples.contains(language) && toponym.words.count == 1
            && !passage.roles[toponym.words.lowerBound].contains(.people)
    }

    /// The languages whose words for peoples the gazetteer has.
    private static let withPeoples = Set(["es", "pt"].compactMap { Language(tag: $0) })

    /// Returns whether a capitalised word other than a place follows ("La Libertad Avanza").
    private func isFollowedByName(_ toponym: Toponym) -> Bool {
        let next = toponym.words.upperBound
        guard passage.isNext(next), passage.words[next].isCapitalised, toponymOfWord[next] < 0 else { return false }
        return passage.roles[next].isDisjoint(with: [.area, .calendar, .person, .generic])
    }

    /// Returns whether a capitalised word follows a country directly, other than a country or region: somebody's nickname
    /// and surname ("la China Moreira").
    private func isNickname(_ toponym: Toponym) -> Bool {
        let next = toponym.words.upperBound
        guard passage.isNext(next), passage.words[next].isCapitalised else { return false }
        guard toponymOfWord[next] >= 0 else { return isFollowedByName(toponym) }
        let other = toponyms[Int(toponymOfWord[next])]
        return other.words.count == 1 && gazetteer.isOnlyTown(other.name)
    }

    /// Returns whether an article precedes, as before common nouns ("la Casa Blanca", "la Justicia"), countries and
    /// regions, but not before cities.
    private func hasArticle(_ start: Int) -> Bool {
        guard passage.isNext(start), passage.words[start].casing != .capitals else { return false }
        let before = passage.words[start - 1]
        return Self.articles.contains(before.form) && (!before.isCapitalised || before.gap == .sentence)
    }

    private static let articles = Set(["el", "la", "los", "las", "del", "al"].map { WordID(folded: $0) })

    /// Returns whether it is the field of a ministry ("el ministro de Justicia").
    private func isOfMinistry(_ toponym: Toponym, _ record: PlaceRecord) -> Bool {
        let start = toponym.words.lowerBound
        guard record.kind != .country, start > 1, passage.isNext(start), passage.isNext(start - 1),
            passage.words[start - 1].form == Self.de
        else { return false }
        return Self.ministries.contains(passage.words[start - 2].form)
    }

    private static let de = WordID(folded: "de")
    private static let ministries = Set(
        [
            "ministerio", "ministro", "ministra", "exministro", "exministra", "secretaria", "secretario",
            "subsecretaria", "subsecretario", "cartera",
        ].map { WordID(folded: $0) })
}
