import Classifying
import Foundation
import Newsroom
import Testing
import TextReading

@Suite struct KindRulesTests {
    @Test func anOwnersRulesDecide() throws {
        let rules = try KindRules(
            text: """
                # about
                [service]
                label 2: tide table,
                  ferry times
                title 1: tides
                [report]
                title 2: breaks

                [not-names]
                tide, table
                """)
        let classifier = KindClassifier(rules: rules)
        func kind(_ title: String) -> ArticleKind {
            let article = Article(id: "1", source: "s", title: title, firstSeen: .distantPast, lastSeen: .distantPast)
            var reader = TextReader()
            return classifier.candidacy(of: article, reading: classifier.reading(of: article, by: &reader)).usual
        }
        #expect(kind("Tide table: Lisbon") == .service)
        #expect(kind("Ferry times | Lisbon") == .service)
        #expect(kind("High tides") == .report)
        #expect(kind("Tide table: Lisbon breaks a record") == .report)
        #expect(kind("Opinion: Tides") == .report)
    }

    @Test(arguments: [
        ("label 2: live\n", 1, "'label 2: live' comes before the first [kind] heading"),
        ("[live\n", 1, "the heading '[live' has no ]"),
        (
            "\n[gossip]\n", 2,
            "'gossip' is not a kind; known here: report, opinion, live, rolling, show, roundup, service, promotion"
        ),
        ("[live]\nlive\n", 2, "a rule needs a field, a weight, a colon and phrases"),
        (
            "[live]\nheadline 2: live\n", 2,
            "'headline 2' is not a field with a weight; fields: folder, slug, tag, author, label, heading, start, title, opening, "
                + "text, film, form"
        ),
        ("[live]\nlabel 9: live\n", 2, "weights are whole numbers from -3 to 3 except 0, not '9'"),
        ("[live]\nlabel 0: live\n", 2, "weights are whole numbers from -3 to 3 except 0, not '0'"),
        ("[live]\n  live\n", 2, "'live' has no field and weight above it"),
        (
            "[live]\nform 2: shouting\n", 2,
            "'shouting' is not a form; known here: dated-programme, talk, dated-heading, name-in-capitals, name-before-colon, "
                + "columnist, house-voice, clip, readers-question, list"
        ),
    ])
    func aMistakeIsNamedWithItsLine(_ text: String, _ line: Int, _ reason: String) {
        #expect(throws: RuleProblem(line: line, reason: reason)) { try KindRules(text: text) }
    }
}
