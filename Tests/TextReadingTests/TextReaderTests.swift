import TestSupport
import Testing
import TextReading

@Suite struct TextReaderTests {
    /// Every scalar of these stands for a rule of the reading; `Fixtures/readings.txt` has what is read.
    static let texts: [(language: Language?, text: String)] = [
        (.english, "Interest rates rise. The U.S. economy grew 1,200.5 per cent, the bank's chief said."),
        (
            .english,
            "\u{201C}Don\u{2019}t go,\u{201D} O\u{2019}Hara told Mr. Smith on Monday.The minister left at 10:30."
        ),
        (.english, "WHO warns: COVID-19 in G20 states; 10th wave? 3-1 (3\u{2013}1) $5m, £6, 7% J. Jones"),
        (.english, "Great :-) match \u{2014} not bad!! Line one\nLine two … and more"),
        (.english, "Ukraineâ\u{80}\u{99}s troops in Zürich, co\u{AD}operate, e\u{301}lan, Łódź, Straße, Đà Nẵng"),
        (.spanish, "Las elecciones en México; ¿quién ganó? Los años más difíciles."),
        (.portuguese, "As eleições começaram em São Paulo, disse o Sr. João."),
        (nil, "日本の首相 ประเทศไทย Мэр открывает мост مرحبا بالعالم हिन्दी समाचार"),
        (.english, "5 for 8) x=y 'quoted' a.m. www.example.com \u{1F600} ok\u{1F1EA}\u{1F1F8}!"),
        (nil, "…"), (nil, " \n "), (.english, "* * *\nEnd"),
    ]

    @Test func readingsAreAsTheyWere() {
        var reader = TextReader()
        let dumps = Self.texts.map { text in dump(reader.reading(of: text.text, in: text.language), of: text.text) }
        expectGolden(dumps.joined(separator: "\n"), named: "readings.txt")
    }

    @Test(
        "a word and its like have one stem",
        arguments: [
            ("en", "militant", "militants"), ("en", "strike", "striking"), ("es", "elección", "elecciones"),
            ("pt", "eleitor", "eleitores"), ("de", "Kind", "Kinder"), ("fr", "attaque", "attaques"),
        ])
    func stems(_ tag: String, _ first: String, _ second: String) {
        var reader = TextReader()
        let language = Language(tag: tag)
        #expect(language != nil)
        let words = reader.reading(of: first + " " + second, in: language).words
        #expect(words[0].stem == words[1].stem)
        #expect(words[0].form != words[1].form)
    }

    /// The numbers of words stand in archives: FNV-1a's own examples, and words in any spelling.
    @Test func numbersOfWordsStayWhatTheyAre() {
        #expect(WordID(folded: "").rawValue == 0xcbf2_9ce4_8422_2325)
        #expect(WordID(folded: "foobar").rawValue == 0x8594_4171_f739_67e8)
        var reader = TextReader()
        for text in ["foobar", "FOOBAR", "Fo\u{301}ob\u{E4}r", "foo'bar", "foobar's"] {
            #expect(reader.reading(of: text, in: nil).words.map(\.form) == [WordID(folded: "foobar")], "\(text)")
        }
    }

    /// Nothing that a feed can hold may stop a run or be read twice: any scalars, and broken bytes.
    @Test func anyTextIsReadInOrder() {
        var numbers = SeededNumbers(seed: 9)
        var reader = TextReader()
        let pool = Array(
            "aAzZ09 .,'-!?:;()$%\n\t\u{2019}\u{2BC}\u{201C}\u{2014}\u{301}\u{AD}éÉßŁ日本ไทยМ€😀â\u{80}\u{99}ع:)"
                .unicodeScalars)
        for _ in 0..<3_000 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0..<40, using: &numbers) {
                view.append(pool.randomElement(using: &numbers) ?? "a")
            }
            check(String(view), by: &reader)
            let bytes = (0..<24).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            check(String(decoding: bytes, as: UTF8.self), by: &reader)
        }
        check(String(repeating: "a", count: 5_000), by: &reader)
        check(String(repeating: "e\u{301}", count: 5_000), by: &reader)
        check("a" + String(repeating: "\u{301}", count: 70_000), by: &reader)
        check(String(repeating: "1,", count: 5_000) + "1", by: &reader)
    }

    private func check(_ text: String, by reader: inout TextReader) {
        let reading = reader.reading(of: text, in: .english)
        let bytes = Array(text.utf8)
        var last: Word?
        for word in reading.words {
            #expect(word.bytes.lowerBound >= 0 && word.bytes.upperBound <= bytes.count && !word.bytes.isEmpty)
            let before = String(decoding: bytes[..<word.bytes.lowerBound], as: UTF8.self)
            let own = String(decoding: bytes[word.bytes], as: UTF8.self)
            #expect(before.unicodeScalars.count == word.scalars.lowerBound, "\(text.debugDescription)")
            #expect(own.unicodeScalars.count == word.scalars.count, "\(text.debugDescription)")
            if let last {
                #expect(last.bytes.lowerBound < word.bytes.lowerBound)
                #expect(last.bytes.upperBound <= word.bytes.lowerBound || word.kind == .signs || last.kind == .signs)
            }
            last = word
        }
        var end = (byte: 0, word: 0)
        for sentence in reading.sentences {
            #expect(sentence.bytes.lowerBound >= end.byte && !sentence.bytes.isEmpty)
            #expect(sentence.words.lowerBound == end.word, "\(text.debugDescription)")
            end = (sentence.bytes.upperBound, sentence.words.upperBound)
        }
        #expect(end.byte <= bytes.count)
        #expect(end.word == reading.words.count, "\(text.debugDescription)")
    }
}
