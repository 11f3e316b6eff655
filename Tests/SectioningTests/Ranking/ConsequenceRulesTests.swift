import Newsroom
import Sectioning
import Testing

@Suite struct ConsequenceRulesTests {
    @Test(arguments: [
        ("vote\n", 1, "'vote' comes before the first [consequence] heading"),
        ("[votes 1\n", 1, "the heading '[votes 1' has no ]"),
        ("[votes]\n", 1, "a weight must be a number from -1 to 2 except 0, not ''"),
        ("[votes] 3\n", 1, "a weight must be a number from -1 to 2 except 0, not '3'"),
        ("[votes] 1\n\n[votes] 1\n", 3, "'votes' is not a name, or repeats a heading above"),
        ("[desk] 1\n", 1, "[desk] takes no weight of its own"),
        ("[desk]\nsports\n", 2, "write category = weight, not 'sports'"),
        ("[desk]\nsports = less\n", 2, "a weight must be a number from -1 to 2 except 0, not 'less'"),
    ])
    func aMistakeIsNamedWithItsLine(_ text: String, _ line: Int, _ reason: String) {
        #expect(throws: RuleProblem(line: line, reason: reason)) { try ConsequenceRules(text: text) }
    }

    @Test func theBuiltInRulesNameWhatReadersSee() throws {
        let names = try ConsequenceRules.builtIn().names
        #expect(names.contains("deaths"))
        #expect(names.contains("votes"))
    }
}
