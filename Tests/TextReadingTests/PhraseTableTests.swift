import Testing
import TextReading

@Suite struct PhraseTableTests {
    /// Phrases, a text, and what is found in it.
    static let cases: [(phrases: [String], text: String, found: [String])] = [
        (["interest rate"], "Interest rates rise", ["interest rate"]),
        (["interest"], "interesting", []),
        (["rate"], "rating", []),
        (["rating"], "rates", []),
        (["universe"], "universities", []),
        (["sales"], "A sale", []),
        (["charged"], "the charges", []),
        (["regulator"], "new regulations", []),
        (["plan"], "two planes", []),
        (["virus"], "viruses", ["virus"]),
        (["shot in the arm", "shot"], "a shot in the arm, and a shot", ["shot in the arm", "shot"]),
        (["Apple"], "an apple a day", []),
        (["Apple"], "Apple\u{2019}s phone", ["Apple"]),
        (["WHO"], "Who said so?", []),
        (["WHO"], "the WHO said so", ["WHO"]),
        (["who"], "WHO", ["who"]),
        (["gol"], "¡Gol!", ["gol"]),
        (["eleicao"], "A eleição começa", ["eleicao"]),
        (["Pelé"], "PELE returns", ["Pelé"]),
        (["party"], "Parties agree", ["party"]),
        (["match"], "two matches", ["match"]),
        (["# bn"], "worth 3,500.5 bn", ["# bn"]),
        (["#-#"], "won 3-1 at home", ["#-#"]),
        (["#-#"], "won 3\u{2013}1 at home", ["#-#"]),
        (["#-#"], "between 3 - 1", []),
        (["#-#"], "in 1914-1918", []),
        (["$"], "a £5 note", ["$"]),
        (["US"], "the U.S. economy", ["US"]),
        (["US"], "join us", []),
        (["dont"], "Don't", ["dont"]),
        (["art"], "start party arts", ["art"]),
        (["hat-trick"], "a hat trick", ["hat-trick"]),
        (["car", "bomb", "car bomb"], "car bomb", ["car bomb"]),
        (["日本"], "日本 wins", ["日本"]),
        ([""], "", []),
    ]

    @Test(arguments: cases.indices) func finds(_ index: Int) {
        let (phrases, text, found) = Self.cases[index]
        var table = PhraseTable()
        let numbers = phrases.map { table.insert($0) }
        var reader = TextReader()
        let matches = table.matches(in: reader.reading(of: text, in: .english))
        #expect(matches.map { match in phrases[numbers.firstIndex(of: match.phrase) ?? 0] } == found)
    }

    @Test func pluralsAreThoseOfTheTextsLanguage() {
        var table = PhraseTable(languages: [.english, .spanish])
        _ = table.insert("elección")
        _ = table.insert("inundación")
        var reader = TextReader()
        let spanish = reader.reading(of: "Las elecciones y las inundaciones", in: .spanish)
        #expect(table.matches(in: spanish).map(\.phrase) == [0, 1])
    }

    @Test func oneReaderReadsThemAllAlike() {
        var (each, together) = (
            PhraseTable(languages: [.english, .spanish]), PhraseTable(languages: [.english, .spanish])
        )
        var phrases = PhraseReader()
        for phrase in ["interest rate", "elección", "WHO", "# dead", "party"] {
            #expect(each.insert(phrase) == together.insert(phrase, by: &phrases))
        }
        var reader = TextReader()
        for (text, language) in [
            ("The WHO: 12 dead as parties split on interest rates", Language.english), ("las elecciones", .spanish),
        ] {
            let reading = reader.reading(of: text, in: language)
            #expect(each.matches(in: reading) == together.matches(in: reading))
            #expect(!together.matches(in: reading).isEmpty)
        }
    }

    @Test func overlappingFindsWhatTheLongestHides() {
        var table = PhraseTable()
        let phrases = ["central bank", "bank", "central bank rate"]
        for phrase in phrases { _ = table.insert(phrase) }
        var reader = TextReader()
        let matches = table.overlappingMatches(in: reader.reading(of: "The central bank rates", in: .english))
        #expect(matches.map { phrases[$0.phrase] } == ["central bank rate", "central bank", "bank"])
        #expect(matches.map(\.words) == [1..<4, 1..<3, 2..<3])
    }

    @Test func aPhraseHasOneNumber() {
        var table = PhraseTable()
        #expect(table.insert("Red Sox") == 0)
        #expect(table.insert("red sox") == 1)
        #expect(table.insert("Red  Sox") == 0)
        #expect(table.insert("—!") == nil)
        #expect(table.count == 2)
    }
}
