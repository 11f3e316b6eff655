@testable import Classifying
import Newsroom
import Testing

@Suite struct CategoryRulesTests {
    @Test func aFileOfRulesIsRead() throws {
        let rules = try CategoryRules(
            text: """
                # about
                [sports/tennis] 2.5
                break point, #-#
                Wimbledon
                [news] -1
                quiz
                [-]
                slam dunk case
                """)
        #expect(
            rules.rules == [
                .init(phrase: "break point", category: "sports", subcategory: "tennis", weight: 2.5),
                .init(phrase: "#-#", category: "sports", subcategory: "tennis", weight: 2.5),
                .init(phrase: "Wimbledon", category: "sports", subcategory: "tennis", weight: 2.5),
                .init(phrase: "quiz", category: "news", weight: -1),
                .init(phrase: "slam dunk case", category: nil, weight: 0),
            ])
    }

    @Test(arguments: [
        ("goal\n", 1, "'goal' comes before the first [category] heading"),
        ("[sports] 2\n\n[news 1\n", 3, "the heading '[news 1' has no ]"),
        ("[sports] two\n", 1, "[sports] needs a weight from -10 to 10, not 'two'"),
        ("[sports] 0\n", 1, "[sports] needs a weight from -10 to 10, not '0'"),
        ("[sports]\n", 1, "[sports] needs a weight from -10 to 10, not ''"),
        ("[Sports] 1\n", 1, "'Sports' is not a category or category/subcategory (a-z, 0-9 and -)"),
        ("[a/b/c] 1\n", 1, "'a/b/c' is not a category or category/subcategory (a-z, 0-9 and -)"),
        ("[sports] 1\ngoal, ?!\n", 2, "'?!' contains no word"),
        ("[-] 3\n", 1, "[-] takes no weight"),
    ])
    func aMistakeIsNamedWithItsLine(_ text: String, _ line: Int, _ reason: String) {
        #expect(throws: RuleProblem(line: line, reason: reason)) { try CategoryRules(text: text) }
    }

    @Test func theBuiltInRulesCoverEveryCategoryAndSubcategory() throws {
        let rules = try CategoryRules.builtIn().rules
        for category in standardCategories {
            #expect(rules.count { $0.category == category.id } >= 60, "\(category.id)")
            for subcategory in category.subcategories {
                #expect(rules.count { $0.subcategory == subcategory.id } >= 10, "\(subcategory.id)")
            }
        }
        let known = Set(standardCategories.map(\.id))
        #expect(rules.allSatisfy { $0.category.map(known.contains) ?? true })
    }
}
