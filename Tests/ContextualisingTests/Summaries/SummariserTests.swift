import Contextualising
import Foundation
import TestSupport
import Testing

@Suite struct SummariserTests {
    private let summariser = Summariser()

    /// A text, and its summaries at three lengths.
    @Test func summariesOfAStory() throws {
        let lines = try String(contentsOf: fixture("summaries/harbour.txt"), encoding: .utf8).split(
            separator: "\n", maxSplits: 1)
        let (title, text) = (String(lines[0]), String(lines[1]))
        let summaries = [15, 45, 90].map { "\($0) words\n\(summariser.summary(title: title, text: text, words: $0))\n" }
        expectGolden(summaries.joined(separator: "\n"), named: "summaries/harbour.golden.txt")
    }

    @Test(arguments: [
        ("Dr. Silva met Mr. J. Costa at 10.30 a.m. on Monday in Faro. They spoke for an hour about fish.", 2),
        ("The U.S. economy grew by 2.5 percent last year. Nobody expected that at all.", 2),
        (
            "\u{201c}We will rebuild the old pier,\u{201d} she said. \u{201c}All of us will help!\u{201d} Work starts today.",
            3
        ),
        ("The ferry sank on Monday.The crew was saved by fishermen.", 2),
        ("Visit example.Com now for the tide tables", 1),
    ])
    func sentencesAreWhole(_ text: String, _ count: Int) {
        let one = summariser.summary(title: "", text: text, words: 1)
        #expect(text.hasPrefix(one) || text.contains(one))
        let all = summariser.summary(title: "", text: text, words: 500)
        let blanks = { (text: String) in text.filter { !$0.isWhitespace } }
        #expect(blanks(all) == blanks(text))
        #expect((one == all) == (count == 1))
    }

    @Test func boilerplateIsLeftOut() {
        let summary = summariser.summary(
            title: "Tide", text: "The tide rose a metre above the wall. Sign up for our newsletter here today.",
            words: 60)
        #expect(summary == "The tide rose a metre above the wall.")
    }

    @Test func repetitionsAreTakenOnce() {
        let text = "The tide rose a metre above the old wall. The tide rose a metre above the old wall."
        #expect(summariser.summary(title: "", text: text, words: 60) == "The tide rose a metre above the old wall.")
    }

    @Test func nothingFromNothing() {
        #expect(summariser.summary(title: "Title", text: "", words: 60) == "")
        #expect(summariser.summary(title: "Title", text: "The tide rose a metre.", words: 0) == "")
    }
}
