import Classifying
import Newsroom
import Testing

@Suite struct TopicWordsTests {
    @Test func aTableIsRead() throws {
        let words = try TopicWords(table: Array("# about\nword\tnews\tfood\nchef\t-15\t64\n".utf8))
        #expect(words.categories == ["news", "food"])
        #expect(words.weights == ["chef": [-0.15, 0.64]])
    }

    @Test(arguments: [
        ("word\tnews\nchef\tx\n", 2, "chef"), ("word\tnews\nchef\t1\t2\n", 2, "chef"),
        ("word\tnews\nchef\t1\nchef\t2\n", 3, "chef"), ("word\tnews\n\nchef\n", 3, "chef"),
    ])
    func aMistakeIsNamedWithItsLine(_ text: String, _ line: Int, _ word: String) {
        #expect(throws: RuleProblem(line: line, reason: "'\(word)' needs one line of 1 whole numbers")) {
            try TopicWords(table: Array(text.utf8))
        }
    }

    @Test func commonWordsDecideIfNoPhraseMatches() throws {
        let text = "word\tfood\tnews\tgardens\nsimmer\t60\t-10\t300\ngently\t60\t-10\t0\n"
        let table = try TopicWords(table: Array(text.utf8))
        let categoriser = Categoriser(
            categories: [category("news"), category("food")], rules: CategoryRules(rules: [], words: table))
        #expect(categoriser.topic(title: "Simmer gently", summary: "", prior: nil)?.category == "food")
        // A single word is too little.
        #expect(categoriser.topic(title: "Simmer", summary: "", prior: nil) == nil)
    }

    @Test func theBuiltInTableIsThere() throws {
        let words = try TopicWords.builtIn()
        #expect(Set(words.categories) == Set(standardCategories.map(\.id)))
        #expect(words.weights.count > 8000)
    }
}
