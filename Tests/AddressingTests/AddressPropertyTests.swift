import Addressing
import TestSupport
import Testing

/// Properties that hold for any address that a publisher may send.
struct AddressPropertyTests {
    private static let pieces = [
        "http", "https", "HTTP", "://", ":", "/", "//", "\\", "?", "&", "&amp;", "=", "#", "#!", "%", "%2F", "%2f",
        "%zz",
        "%C3%A9", "é", "@", "www.", "m.", "amp", "/amp/", "index.html", ".amp.html", ".", "..", "../", "[::1]", "[",
        "]", ":80",
        ":443", ";", "+", " ", "example", "com", "utm_source=", "source=rss", "xtor-", "id=1", "\u{0}", "\r\n", "\t",
        "\"", "<",
        "javascript:", "cdn.ampproject.org/c/s/", "google.com/amp/s/", "🛰️",
    ]

    private static func texts(_ seed: UInt64) -> [String] {
        var numbers = SeededNumbers(seed: seed)
        return (0..<1500).map { _ in
            (0..<Int.random(in: 0..<12, using: &numbers)).compactMap { _ in pieces.randomElement(using: &numbers) }
                .joined()
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func addressesAreStableAndAbsolute(seed: UInt64) {
        for text in Self.texts(seed) {
            for reference in [text, "https://" + text, "http://www.a.example/" + text] {
                guard let address = WebAddress(reference, base: "http://b.example/c/d?e") else { continue }
                #expect(
                    WebAddress(address.text, base: "https://c.example/") == address, "\(reference.debugDescription)")
                #expect(Origin(address.text) != nil, "\(reference.debugDescription)")
                #expect(address.text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"\"<>\\`".utf8.contains($0) })
                let bare = Tracking.removed(from: Array(address.text.utf8))
                #expect(Tracking.removed(from: bare) == bare, "\(reference.debugDescription)")
            }
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func formsForComparingAreStable(seed: UInt64) {
        for text in Self.texts(seed) {
            let address = "http://www.a.example/" + text
            for form in [canonicalAddress, Tracking.removed(fromArticle:)] {
                let once = form(address)
                #expect(form(once) == once, "\(address.debugDescription)")
                _ = form("https://" + text)
                _ = form(text)
            }
            let other = "HTTPS://WWW.A.example:443/" + text
            #expect(comparableAddress(address) == comparableAddress(other), "\(address.debugDescription)")
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func anyBytesSplitIntoPartsThatJoinToTheSame(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0..<24, using: &numbers)).map { _ in
                let letters = Array("ht:/?#@[]%a.".utf8)
                return Bool.random(using: &numbers)
                    ? letters[Int.random(in: 0..<letters.count, using: &numbers)]
                    : UInt8.random(in: 0...255, using: &numbers)
            }
            let parts = AddressParts(bytes)
            var again: [UInt8] = []
            if let scheme = parts.scheme { again += scheme + ":".utf8 }
            if let authority = parts.authority { again += "//".utf8 + authority }
            again += parts.path
            if let query = parts.query { again += "?".utf8 + query }
            if let fragment = parts.fragment { again += "#".utf8 + fragment }
            #expect(again == bytes)
            _ = Origin(parts)
            _ = WebAddress.bytes(of: bytes, base: bytes)
            _ = Tracking.showsNothing(bytes)
            _ = Tracking.removed(from: bytes)
            let normalised = PercentEncoding.normalised(bytes[...])
            #expect(PercentEncoding.normalised(normalised) == normalised)
            #expect(PercentEncoding.decoded(normalised) == PercentEncoding.decoded(bytes[...]))
        }
    }
}
