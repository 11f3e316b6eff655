import Foundation
import TestSupport
import Testing
import TextReading

/// One sentence a line in the fixtures; the golden beside them says what was read in it.
@Suite struct FigureTests {
    private static func sentences(of text: String) -> [Sentence] {
        var reader = TextReader()
        let reading = reader.reading(of: text, in: .english)
        return Sentence.sentences(of: text, reading, atMost: 20)
    }

    @Test("counted things are read with their number, and nothing else is taken for a count")
    func figures() throws {
        let lines = try String(contentsOf: fixture("figures.txt"), encoding: .utf8).split(separator: "\n").map(
            String.init)
        let results = lines.map { line in
            let found = Self.sentences(of: line).flatMap { sentence in
                sentence.figures.map { figure in
                    let text = sentence.withBytes { String(decoding: $0[figure.bytes], as: UTF8.self) }
                    return "  \(figure.bound) \(figure.value)\(figure.unit) \(figure.countedKind ?? "-"): \(text)"
                }
            }
            return ([line] + (found.isEmpty ? ["  nothing"] : found)).joined(separator: "\n")
        }
        expectGolden(results.joined(separator: "\n") + "\n", named: "figures.golden.txt")
    }

    @Test(
        "a Spanish figure ends at its number if the noun behind it has an article",
        arguments: [
            ("Ascienden a 128 los muertos por el incendio.", "128"),
            ("Suben a más de 40 los heridos en el choque.", "más de 40"),
            ("El incendio dejó al menos 55 muertos.", "al menos 55 muertos"),
        ])
    func articles(text: String, expected: String) throws {
        var reader = TextReader()
        let sentences = Sentence.sentences(of: text, reader.reading(of: text, in: .spanish), atMost: 1)
        let sentence = try #require(sentences.first)
        let figure = try #require(sentence.figures.first)
        #expect(figure.countedKind != nil)
        #expect(sentence.withBytes { String(decoding: $0[figure.bytes], as: UTF8.self) } == expected)
    }

    @Test("the speaker is read if it is a name")
    func quotations() throws {
        let lines = try String(contentsOf: fixture("quotations.txt"), encoding: .utf8).split(separator: "\n").map(
            String.init)
        let results = lines.map { line in
            let found = Self.sentences(of: line).compactMap(\.quotation).map { "  \($0.speaker): \($0.text)" }
            return ([line] + (found.isEmpty ? ["  nothing"] : found)).joined(separator: "\n")
        }
        expectGolden(results.joined(separator: "\n") + "\n", named: "quotations.golden.txt")
    }

    @Test(
        "a sentence that points at what stands before it dangles",
        arguments: [
            ("He said that the bridge would be closed for a week.", true),
            ("The bridge that Ana Moreira opened, which she called hers, is closed.", false),
            ("Meanwhile the bridge is closed to all who want to cross.", true),
            ("In May they closed the bridge to all who want to cross.", true),
            ("We will close the bridge for as long as the water stands.", true),
            ("US troops closed the bridge for as long as the water stood.", false),
        ])
    func dangling(_ text: String, _ hasDanglingReference: Bool) {
        #expect(Self.sentences(of: text).first?.hasDanglingReference == hasDanglingReference)
    }

    @Test(arguments: [
        ("About 5,000 people were evacuated.", "The 5,043 people evacuated are safe.", true),
        ("More than 10,000 homes are dark.", "Some 10,400 homes are dark.", true),
        ("Six people were killed.", "Eight people were killed.", false),
        ("At least 100 people were hurt.", "By noon 240 people were hurt.", false),
        ("Police arrested 235 people.", "Police arrested 267 people.", false),
    ])
    func rounding(_ a: String, _ b: String, _ isOne: Bool) throws {
        let first = try #require(Self.sentences(of: a).first?.figures.first)
        let second = try #require(Self.sentences(of: b).first?.figures.first)
        #expect(first.mayBeRounded(to: second) == isOne)
        #expect(second.mayBeRounded(to: first) == isOne)
    }
}
