import PhraseFinding
import Testing

@Suite struct PhraseTableTests {
    /// Phrases, a text, and what is found in it.
    static let cases: [(phrases: [String], text: String, found: [String])] = [
        (["interest rate"], "Interest rates rise", ["interest rate"]),
        (["sales"], "A sale", []),
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
        let matches = table.matches(in: WordSequence(text))
        #expect(matches.map { match in phrases[numbers.firstIndex(of: match.phrase) ?? 0] } == found)
    }

    @Test func overlappingFindsWhatTheLongestHides() {
        var table = PhraseTable()
        let phrases = ["central bank", "bank", "central bank rate"]
        for phrase in phrases { _ = table.insert(phrase) }
        let matches = table.overlappingMatches(in: WordSequence("The central bank rates"))
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

    /// Nothing that a feed can hold may stop a run: broken escapes of every length, cut anywhere.
    @Test func anyBytesAreRead() {
        var state: UInt64 = 42
        var table = PhraseTable()
        _ = table.insert("a b")
        for _ in 0..<2_000 {
            var bytes: [UInt8] = []
            for _ in 0..<24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let pool: [UInt8] = [
                    0x41, 0x61, 0x20, 0x27, 0x2e, 0x2d, 0x31, 0xc3, 0xa9, 0xe2, 0x80, 0x99, 0xf0, 0x9f,
                ]
                bytes.append(pool[Int(state >> 33) % pool.count])
            }
            let words = WordSequence(String(decoding: bytes, as: UTF8.self))
            #expect(words.count <= 24)
            #expect(table.matches(in: words).allSatisfy { $0.words.upperBound <= words.count })
        }
    }
}
