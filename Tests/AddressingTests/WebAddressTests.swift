import Addressing
import TestSupport
import Testing

@Suite struct WebAddressTests {
    @Test(arguments: rows(of: "resolved.tsv"))
    func resolvesReferences(row: [String]) {
        #expect(WebAddress(row[0], base: "http://a/b/c/d;p?q")?.text == row[1])
    }

    @Test(arguments: rows(of: "written.tsv"))
    func writesAddressesAlike(row: [String]) throws {
        let address = try #require(WebAddress(row[0]))
        #expect(address.text == row[1])
        #expect(WebAddress(address.text) == address)
    }

    @Test(arguments: ["", " "] + rows(of: "refused.txt").map { $0[0] })
    func refusesOthers(reference: String) {
        #expect(WebAddress(reference) == nil)
    }

    /// A base address cannot be used to get around the refusal of other schemes.
    @Test func refusesReferencesWithoutAWebBase() {
        #expect(WebAddress("alert(1)", base: "javascript:x") == nil)
        #expect(WebAddress("//a.example/x", base: "javascript:x")?.text == "https://a.example/x")
        #expect(WebAddress("//a.example/x", base: "http://b.example/")?.text == "http://a.example/x")
        #expect(WebAddress("x", base: "y") == nil)
    }

    @Test(arguments: rows(of: "links-untracked.tsv"))
    func linksForgetTracking(row: [String]) throws {
        let address = try #require(WebAddress.bytes(of: Array(row[0].utf8), base: nil))
        #expect(String(decoding: Tracking.removed(from: address), as: UTF8.self) == row[1])
    }

    @Test func veryLongAddressesAreRefused() {
        let start = "https://a.example/"
        let longest = start + String(repeating: "a", count: 8192 - start.utf8.count)
        #expect(WebAddress(longest)?.text == longest)
        #expect(WebAddress(longest + "a") == nil)
    }

    @Test(arguments: rows(of: "links.tsv"))
    func pagesLinkToWebAddressesOnly(row: [String]) {
        #expect(linkAddress(row[0]) == (row[1].isEmpty ? nil : row[1]))
    }

    @Test func theTablesAreThere() {
        #expect(rows(of: "resolved.tsv").count == 39)
        #expect(rows(of: "written.tsv").count == 18)
        #expect(rows(of: "refused.txt").count == 39)
        #expect(rows(of: "links-untracked.tsv").count == 35)
        #expect(rows(of: "links.tsv").count == 28)
    }
}
