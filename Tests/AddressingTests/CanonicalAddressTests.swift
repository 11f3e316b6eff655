import Addressing
import TestSupport
import Testing

/// Addresses of one article come out alike, addresses of two never do.
struct CanonicalAddressTests {
    private static let pairs = rows(of: "same.tsv")

    @Test func theTablesAreThere() {
        #expect(Self.pairs.count == 41)
        #expect(rows(of: "different.txt").count == 25)
        #expect(rows(of: "articles-untracked.tsv").count == 19)
        #expect(rows(of: "comparable.tsv").count == 12)
    }

    @Test(arguments: pairs)
    func variantsOfAnAddressHaveOneForm(row: [String]) {
        #expect(canonicalAddress(row[1]) == row[0])
        #expect(canonicalAddress(row[0]) == row[0])
    }

    @Test func differentArticlesStayDifferent() {
        var seen: [String: String] = [:]
        for row in rows(of: "different.txt") {
            let canonical = canonicalAddress(row[0])
            #expect(seen[canonical] == nil, "\(row[0]) and \(seen[canonical] ?? "")")
            seen[canonical] = row[0]
        }
    }

    @Test(arguments: rows(of: "articles-untracked.tsv"))
    func readersFollowTheAddressWithoutItsTracking(row: [String]) {
        #expect(Tracking.removed(fromArticle: row[0]) == row[1])
    }

    @Test(arguments: rows(of: "comparable.tsv"))
    func feedsAreComparedByTheirAddress(row: [String]) {
        #expect(comparableAddress(row[0]) == row[1])
    }

    @Test func typedAddressesMayLackAScheme() {
        let address = "https://www.paper.example/2024/harbour?utm_source=rss"
        #expect(isSameAddress("paper.example/2024/harbour", address))
        #expect(isSameAddress("http://m.paper.example/2024/harbour/#top", address))
        #expect(!isSameAddress("paper.example/2024/harbour?id=2", address))
        #expect(!isSameAddress("paper.example/2024", address))
    }
}
