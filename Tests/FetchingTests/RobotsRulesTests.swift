import Foundation
import TestSupport
import Testing

@testable import Fetching

@Suite("robots.txt")
struct RobotsRulesTests {
    /// Each file is a robots.txt whose first line, a comment, lists the paths to try.
    @Test("says which paths are ours", arguments: fixtures(in: "Robots", ending: ".txt"))
    func verdicts(file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let rules = RobotsRules(bytes, for: ["GlobalPulse"])
        let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        let paths = try #require(line.split(separator: "#! ").last).split(separator: " ")
        let verdicts = paths.map { "\(rules.permits(String($0)) ? "may    " : "may not") \($0)\n" }.joined()
        let name = file.deletingPathExtension().lastPathComponent
        expectGolden(verdicts, named: "Robots/\(name).verdicts")
    }

    @Test("nothing said is nothing forbidden; no answer is everything forbidden")
    func extremes() {
        #expect(RobotsRules.none.permits("/a"))
        #expect(!RobotsRules.everything.permits("/a"))
        #expect(RobotsRules.everything.permits("/robots.txt"))
    }

    @Test("counts for its first 500 KiB")
    func long() {
        let filler = String(repeating: "#", count: RobotsRules.limit)
        let head = "User-agent: *\nDisallow: /a\n"
        let rules = RobotsRules("\(head)\(filler)\nDisallow: /b\n".utf8, for: ["GlobalPulse"])
        #expect(!rules.permits("/a"))
        #expect(rules.permits("/b"))
    }

    @Test("is compared in linear time, however its asterisks stand")
    func hostile() {
        let part = String(repeating: "a", count: 600)
        let rule = "Disallow: /*\(part)b*\(part)*\(part)b\n"
        let text = "User-agent: *\n" + String(repeating: rule, count: RobotsRules.limit / rule.utf8.count)
        let rules = RobotsRules(text.utf8, for: ["GlobalPulse"])
        let stars = RobotsRules("User-agent: *\nDisallow: /\(String(repeating: "*a", count: 900))b$".utf8, for: ["x"])
        let path = "/" + String(repeating: "a", count: 2_000)
        let elapsed = ContinuousClock().measure {
            #expect(rules.permits(path))
            #expect(stars.permits(path))
        }
        #expect(elapsed < .seconds(2), "\(elapsed)")
        #expect(!rules.permits(path + String(repeating: "a", count: 100)), "too long to compare")
    }

    @Test("never traps on what strangers write")
    func noise() {
        var random = SeededNumbers(seed: 7)
        let words = [
            "User-agent:", "Disallow:", "Allow:", "*", "$", "/", "%", "%2", "%zz", "\r", "\n", "#", "\u{FEFF}", "a",
        ]
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0..<30, using: &random)).map { _ in words.randomElement(using: &random) ?? ""
            }
            let path = "/" + (0..<8).map { _ in words.randomElement(using: &random) ?? "" }.joined()
            let rules = RobotsRules("User-agent: *\n\(text.joined())".utf8, for: ["GlobalPulse"])
            // A rule that allows can only ever open.
            let opened = RobotsRules("User-agent: *\n\(text.joined())\nAllow: \(path)$".utf8, for: ["GlobalPulse"])
            if rules.permits(path), !path.contains("#"), !path.contains("\r"), !path.contains("\n") {
                #expect(opened.permits(path), "\(text) \(path)")
            }
        }
    }
}
