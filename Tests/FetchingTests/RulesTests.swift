import FoundationEssentials
import Newsroom
import Testing

@testable import Fetching

@Suite("Small rules")
struct RulesTests {
    @Test(
        "Retry-After as seconds and as a date",
        arguments: [
            ("120", 120), (" 5 ", 5), ("0", nil), ("-5", nil), ("99999999", 604_800),
            ("99999999999999999999999", 604_800),
            ("Sun, 01 Mar 2026 12:30:00 GMT", 1_800), ("Sunday, 01-Mar-26 12:30:00 GMT", 1_800),
            ("Sun Mar  1 12:30:00 2026", 1_800), ("Sun, 01 Mar 2026 11:00:00 GMT", nil),
            ("Sun, 01 Mar 2099 11:00:00 GMT", 604_800), ("tomorrow", nil), ("", nil),
        ] as [(String, Double?)])
    func retryAfter(value: String, seconds: Double?) {
        #expect(RetryAfter.moment(value, after: noon) == seconds.map { noon.addingTimeInterval($0) })
    }

    @Test("From https it never goes to http")
    func downgrade() throws {
        var trail = RedirectTrail(from: try RequestAddress("https://news.example/feed"), limit: 5)
        try trail.follow(status: 302, location: "http://news.example/rss")
        #expect(trail.address.text == "https://news.example/rss")
        #expect(throws: Refusal(reason: Message(.circularRedirect, ["address": .text("https://news.example/rss")]))) {
            try trail.follow(status: 302, location: "http://news.example/rss")
        }
        #expect(
            throws: Refusal(
                reason: Message(.insecureRedirect, ["address": .text("http://news.example:8080/rss")]))
        ) {
            try trail.follow(status: 302, location: "http://news.example:8080/rss")
        }
        var upwards = RedirectTrail(from: try RequestAddress("http://news.example/"), limit: 5)
        try upwards.follow(status: 301, location: "https://news.example/")
        #expect(upwards.movedTo?.text == "https://news.example/")
    }

    @Test(
        "Hosts are compared as names are",
        arguments: [
            ("HTTP://News.Example:80/", "news.example"), ("http://news.example./", "news.example"),
            ("http://[::1]:8080/", "::1"), ("http://0x7f.1/", "127.0.0.1"), ("http://2130706433/", "127.0.0.1"),
            ("https://M\u{FC}nchen.example/\u{FC}", "xn--mnchen-3ya.example"),
            ("http://\u{F1}and\u{FA}.example:8080/", "xn--and-6ma2c.example"),
            ("http://\u{FF11}\u{FF12}\u{FF17}.0.0.1/", "127.0.0.1"),
        ])
    func host(address: String, host: String) throws {
        #expect(try RequestAddress(address).host == host)
    }

    @Test("Headers of any bytes are read safely, and give nothing that could be sent back as a header line")
    func anyHead() {
        var state: UInt64 = 7
        for _ in 0..<2_000 {
            var head = ResponseHead()
            for prefix in ["HTTP/1.1 ", "ETag:", "Location:", "Retry-After:", ""] {
                var line = Array(prefix.utf8)
                for _ in 0..<Int(state % 40) {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    line.append(UInt8(truncatingIfNeeded: state >> 33))
                }
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                #expect(line.withUnsafeBufferPointer { head.read($0) })
            }
            if let tag = head.entityTag { #expect(tag.utf8.allSatisfy { (0x20...0x7E).contains($0) }) }
            if let value = head.retryAfter { _ = RetryAfter.moment(value, after: noon) }
            if let location = head.location, let base = try? RequestAddress("http://news.example/") {
                if let next = try? base.resolving(location) {
                    #expect(next.text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }, "\(next.text)")
                    #expect((try? RequestAddress(next.text)) == next, "normalised once is normalised: \(next.text)")
                }
            }
        }
    }
}
