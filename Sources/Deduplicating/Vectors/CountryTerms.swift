internal import TextReading

/// The terms of countries for their peoples, from `demonyms` in `Rules/lists.txt`: "Russian" and "ruso" are read as the
/// country of their language.
struct CountryTerms {
    /// The country's stem by the people's.
    private(set) var byPeople: [WordID: WordID] = [:]

    /// The fewest letters of a country's name that is read as in English. Shorter stems are words ("Cuba", cub).
    private static let fewestLetters = 5

    init(_ lists: WordLists) {
        var reader = TextReader(lists: WordLists())
        for language in [Language.english, .spanish, .portuguese] {
            func stem(of word: String) -> WordID? { reader.reading(of: word, in: language).words.first?.stem }
            for entry in lists.entries("demonyms", language) {
                guard let name = entry.meaning, let people = stem(of: entry.text), let country = stem(of: name) else {
                    continue
                }
                guard let known = byPeople[people] else {
                    byPeople[people] = country
                    continue
                }
                // One stem in two languages ("Mexican", "mexicano"): the later language's country follows the earlier.
                if known != country, name.count >= Self.fewestLetters { byPeople[country] = known }
            }
        }
    }
}
