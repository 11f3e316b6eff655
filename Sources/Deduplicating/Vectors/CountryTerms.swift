internal import TextReading

/// The terms of countries for their peoples, from `demonyms` in `Rules/lists.txt`: "Russian" and "ruso" are read as
/// their country. If languages share a stem ("Mexican", "mexicano"), their names of the country are one term.
struct CountryTerms {
    /// The term of each people, and of each country that has another language's term.
    private(set) var byStem: [WordID: WordID] = [:]

    /// The fewest letters of a country's name that gets another language's term. Shorter stems are words ("Cuba", cub).
    private static let fewestLetters = 5

    init(_ lists: WordLists) {
        var reader = TextReader(lists: WordLists())
        for language in [Language.english, .spanish, .portuguese] {
            func stem(of word: String) -> WordID? { reader.reading(of: word, in: language).words.first?.stem }
            for entry in lists.entries("demonyms", language) {
                guard let name = entry.meaning, let people = stem(of: entry.text), let country = stem(of: name) else {
                    continue
                }
                let (one, other) = (term(of: people), term(of: country))
                if one == other { continue }
                if byStem[people] == nil {
                    byStem[one] = other
                } else if name.count >= Self.fewestLetters {
                    byStem[other] = one
                }
            }
        }
        byStem = byStem.mapValues(term)
    }

    private func term(of stem: WordID) -> WordID { byStem[stem].map(term) ?? stem }
}
