import Newsroom
import Testing
import TextReading

@Suite struct RuleSectionTests {
    @Test func aFileIsCutAtItsHeadings() throws {
        let sections = try RuleSection.sections(
            of: """
                # A comment.
                [tides] 2 high
                spring tide, , neap tide

                  ebb
                #
                #flood
                [ winds ]
                """, named: "matter")
        #expect(sections.map(\.name) == ["tides", "winds"])
        #expect(sections.map(\.attributes) == ["2 high", ""])
        #expect(sections.map(\.number) == [2, 8])
        #expect(sections[0].lines.map(\.number) == [3, 5, 7])
        #expect(sections[0].lines.map(\.isContinuation) == [false, true, false])
        #expect(sections[0].lines.flatMap(\.entries) == ["spring tide", "neap tide", "ebb", "#flood"])
        #expect(throws: RuleProblem(line: 2, reason: "nothing may follow [tides], but there is '2 high'")) {
            try sections[0].expectNoAttributes()
        }
        #expect(throws: Never.self) { try sections[1].expectNoAttributes() }
    }

    @Test(arguments: [
        ("\ntides", 2, "'tides' comes before the first [matter] heading"),
        ("[tides]\n[winds", 2, "the heading '[winds' has no ]"),
    ])
    func aMistakeIsNamedWithItsLine(_ text: String, _ line: Int, _ reason: String) {
        #expect(throws: RuleProblem(line: line, reason: reason)) {
            try RuleSection.sections(of: text, named: "matter")
        }
    }
}
