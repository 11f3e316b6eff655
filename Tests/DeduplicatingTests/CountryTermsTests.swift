import Testing
import TextReading

@testable import Deduplicating

@Suite struct CountryTermsTests {
    private func terms(of text: String, in language: Language) -> [WordID] {
        var reader = TextReader()
        return reader.reading(of: text, in: language).words.filter { !StoryVocabulary.builtIn.isStopWord($0) }
            .map { StoryVocabulary.builtIn.term(of: $0) }
    }

    @Test(arguments: [
        ("Russian", "Russia", Language.english), ("Cuban", "Cuba", .english), ("Mexican", "Mexico", .english),
        ("French", "France", .english), ("Finnish", "Finland", .english), ("Iranian", "Iran", .english),
        ("canadiense", "Canadá", .spanish), ("venezolano", "Venezuela", .spanish), ("franceses", "Francia", .spanish),
        ("ruso", "Rusia", .spanish), ("rusas", "Rusia", .spanish), ("ucranianos", "Ucrania", .spanish),
        ("mexicana", "México", .spanish), ("alemanas", "Alemania", .spanish), ("estadounidense", "EEUU", .spanish),
        ("russos", "Rússia", .portuguese), ("francesas", "França", .portuguese),
        ("mexicano", "México", .portuguese),
    ])
    func aPeopleIsReadAsItsCountry(_ people: String, _ country: String, _ language: Language) {
        let terms = terms(of: people, in: language)
        #expect(terms.count == 1)
        #expect(terms == self.terms(of: country, in: language))
    }

    /// Stems that are words of their own: a bear's cub, the chin, the name Greg.
    @Test(arguments: [("cub", "Cuba"), ("chin", "China"), ("Greg", "Greece")])
    func anEnglishWordIsNotACountry(_ word: String, _ country: String) {
        #expect(terms(of: word, in: .english) != terms(of: country, in: .english))
    }

    @Test func halvesOfPluralAbbreviationsSayNothing() {
        #expect(terms(of: "EE. UU. EE.UU. RR. HH.", in: .spanish).isEmpty)
    }
}
