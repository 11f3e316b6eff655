import Foundation
import TestSupport
import Testing

@testable import Deduplicating

/// Addresses of one article come out alike, addresses of two never do.
struct AddressTests {
    private static let pairs: [(canonical: String, variant: String)] = {
        let text = (try? String(contentsOf: fixture("Addresses/same.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return (String(fields[0]), String(fields.last ?? ""))
        }
    }()

    @Test func theTableOfAddressesIsThere() { #expect(Self.pairs.count > 30) }

    @Test(arguments: pairs)
    func variantsOfAnAddressHaveOneForm(canonical: String, variant: String) {
        #expect(canonicalAddress(variant) == canonical)
        #expect(canonicalAddress(canonical) == canonical)
    }

    @Test func differentArticlesStayDifferent() throws {
        let text = try String(contentsOf: fixture("Addresses/different.txt"), encoding: .utf8)
        var seen: [String: Substring] = [:]
        for line in text.split(separator: "\n") {
            let canonical = canonicalAddress(String(line))
            #expect(seen[canonical] == nil, "\(line) and \(seen[canonical] ?? "")")
            seen[canonical] = line
        }
        #expect(seen.count == 25)
    }

    @Test(arguments: [
        ("https://a.example/x?utm_source=rss", "https://a.example/x"),
        ("https://a.example/x?b=2&utm_source=rss&a=1#top", "https://a.example/x?b=2&a=1#top"),
        ("http://www.a.example/x/?b=2", "http://www.a.example/x/?b=2"),
        ("HTTP://A.example?fbclid=1", "HTTP://A.example"),
        ("https://a.example/x?%75tm_source=rss&b=%41", "https://a.example/x?b=%41"),
        ("no address", "no address"),
    ])
    func readersFollowTheAddressLessItsTracking(given: String, shown: String) {
        #expect(untracked(given) == shown)
    }

    @Test func theListsAreSortedAndSayEverythingOnce() {
        for list in [TrackingParameters.names, TrackingParameters.doubtful, TrackingParameters.channels] {
            #expect(list == list.sorted())
            #expect(Set(list).count == list.count)
        }
    }

    /// Whatever a publisher sends: no crash, and a form that stays as it is when taken again.
    @Test(arguments: 1...6)
    func anyAddressHasAStableForm(seed: UInt64) {
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let pieces = [
            "http", "https", "://", ":", "/", "//", "?", "&", "=", "#", "#!", "%", "%2F", "%2f", "%zz", "%C3%A9", "é",
            "@",
            "www.", "m.", "amp", "/amp/", "index.html", ".amp.html", ".", "..", "[::1]", ":80", ":443", ";", "+", " ",
            "example", "com", "utm_source=", "id=1", "\u{0}", "\r\n", "cdn.ampproject.org/c/s/", "google.com/amp/s/",
            "🛰️",
        ]
        for _ in 0..<2000 {
            let rest = (0..<next(12)).map { _ in pieces[next(pieces.count)] }.joined()
            _ = canonicalAddress("https://" + rest)
            let address = "http://www.a.example/" + rest
            let once = canonicalAddress(address)
            #expect(canonicalAddress(once) == once, "\(address.debugDescription)")
            let bare = untracked(address)
            #expect(untracked(bare) == bare, "\(address.debugDescription)")
        }
    }
}
