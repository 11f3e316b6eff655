import Testing
import TextReading

@testable import Deduplicating

/// A large count of today is not that of yesterday, whatever smaller numbers the two days share.
struct CountTests {
    private func comparison(_ titles: String...) -> Comparison {
        var (reader, tally, features, names) = (TextReader(), TermTally(), EventFeatures(), PackedLists<Int32>())
        for title in titles {
            let reading = reader.reading(of: title, in: .english)
            features.add(ArticleTerms(title: reading, body: [Word](), vocabulary: .builtIn, tally: &tally))
            // None are known of these.
            names.end()
        }
        features.add(names: names)
        return features.comparison(of: 0, and: 1)
    }

    @Test func largeNumbersOutweighSmallOnes() {
        let today = "Lindholm records 1,351 fever cases, 12 deaths"
        #expect(comparison(today, "Fever in Lindholm: 1351 cases, 12 deaths") == .sameNumber)
        #expect(comparison(today, "Lindholm: 1,284 fever cases, 12 deaths") == .otherNumbers)
        #expect(comparison(today, "Fever kills 12 in Lindholm") == .sameNumber)
        #expect(comparison(today, "Fever kills 9 in Lindholm") == .otherNumbers)
        // A year counts nothing.
        #expect(comparison("Vote of 2026: 12 seats lost", "After the vote of 2022: 12 seats lost") == .sameNumber)
    }
}
