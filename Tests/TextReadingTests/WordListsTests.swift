import Foundation
import Newsroom
import TestSupport
import Testing
import TextReading

@Suite struct WordListsTests {
    @Test func listsAreReadByTheirNameAndLanguage() throws {
        let lists = try WordLists(
            text: """
                # A comment.
                [stop-words en]
                a, Don't, two words
                [stop-words es]
                más
                [demonyms en]
                syrian = syria, dutch = Netherlands
                """)
        #expect(lists.words("stop-words") == [WordID(folded: "a"), WordID(folded: "dont"), WordID(folded: "mas")])
        #expect(lists.words("stop-words", .spanish) == [WordID(folded: "mas")])
        #expect(lists.phrases("stop-words", .english).map(\.count) == [1, 1, 2])
        #expect(lists.meanings("demonyms")[WordID(folded: "dutch")] == "Netherlands")
        #expect(lists.words("none").isEmpty)
    }

    @Test(arguments: ["a, b", "[a b c]\nx", "[a klingon]\nx"]) func mistakesAreReported(_ text: String) {
        #expect(throws: RuleProblem.self) { try WordLists(text: text) }
    }

    /// The built-in lists are read without `throws`, so that nothing may be amiss in them.
    @Test func theBuiltInListsAreWhole() throws {
        let text = try String(contentsOf: repository.appending(path: "Rules/lists.txt"), encoding: .utf8)
        #expect(throws: Never.self) { try WordLists(text: text) }
        #expect(WordLists.builtIn.words("abbreviations").contains(WordID(folded: "prof")))
        #expect(WordLists.builtIn.entries("emoticons").map(\.text).contains(":-)"))
        #expect(WordLists.builtIn.words("domains", nil).count == 7)
    }
}
