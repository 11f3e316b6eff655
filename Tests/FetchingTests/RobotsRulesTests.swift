import Foundation
import TestSupport
import Testing

@testable import Fetching

@Suite("robots.txt")
struct RobotsRulesTests {
    /// Each file is a robots.txt whose first line, a comment, lists the paths to try.
    @Test("says which paths are ours", arguments: try fixtures(in: "Robots", ending: ".txt"))
    func verdicts(file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let rules = RobotsRules(bytes, for: ["GlobalPulse"])
        let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        let paths = try #require(line.split(separator: "#! ").last).split(separator: " ")
        let verdicts = paths.map { "\(rules.permits(String($0)) ? "may    " : "may not") \($0)\n" }.joined()
        let name = file.deletingPathExtension().lastPathComponent
        expectGolden(verdicts, named: "Robots/\(name).verdicts")
    }

    @Test("an empty file forbids nothing; a missing answer forbids everything")
    func extremes() {
        #expect(RobotsRules.none.permits("/a"))
        #expect(!RobotsRules.everything.permits("/a"))
        #expect(RobotsRules.everything.permits("/robots.txt"))
    }

    @Test("is stored as the rules for us, which mean the same when read again")
    func excerpt() throws {
        let file = """
            User-agent: other\nDisallow: /other\nUser-agent: globalpulse/1.0\nUSERAGENT: more\nDissallow : /a b#c
            Disallow: /a%20b\nDisallow: /a b\nallow: /ä$\nDisallow:\nDisallow: nonsense\nCrawl-delay: 5
            User-agent: *\nDisallow: /
            """
        let rules = RobotsRules(file.utf8, for: ["GlobalPulse", "Courier"])
        let text = "user-agent: globalpulse\nuser-agent: courier\ndisallow:/a%20b\nallow:/%C3%A4$\n"
        #expect(rules.text == text)
        #expect(RobotsRules(text.utf8, for: ["Courier"]).text == String(text.dropFirst(24)))
        #expect(RobotsRules(stored: text, for: ["GlobalPulse", "Courier"]) == rules)
        #expect(RobotsRules(stored: text, for: ["GlobalPulse", "Reader"]) == nil, "meant for another")
        #expect(RobotsRules(stored: file, for: ["GlobalPulse", "Courier"]) == nil, "a whole file")
        let open = RobotsRules("User-agent: *\nAllow: /\nDisallow:".utf8, for: ["GlobalPulse"])
        #expect(open.text == "user-agent: globalpulse\n", "what forbids nothing needs no rules")
    }

    @Test("counts for its first 500 KiB")
    func long() {
        let filler = String(repeating: "#", count: RobotsRules.limit)
        let head = "User-agent: *\nDisallow: /a\n"
        let rules = RobotsRules("\(head)\(filler)\nDisallow: /b\n".utf8, for: ["GlobalPulse"])
        #expect(!rules.permits("/a"))
        #expect(rules.permits("/b"))
    }

    @Test(
        "is compared in as many steps as rule and path have bytes, however its asterisks stand",
        arguments: [
            "/*" + String(repeating: "a", count: 600) + "b*" + String(repeating: "a", count: 600) + "b",
            "/" + String(repeating: "*a", count: 900) + "b$", "/*" + String(repeating: "ab", count: 500) + "c",
            "/*" + String(repeating: "a", count: 1_000), "/*" + String(repeating: "aab", count: 300) + "*b$",
        ])
    func comparisons(pattern: String) throws {
        let rule = try #require(RobotsRule(isAllowed: false, pattern: pattern))
        for word in ["a", "ab", "aab", "b"] {
            let path = Array("/".utf8) + Array(String(repeating: word, count: 2_000 / word.utf8.count).utf8)
            var comparisons = 0
            _ = rule.matches(path, &comparisons)
            #expect(comparisons <= 4 * (pattern.utf8.count + path.count), "\(word)")
        }
    }

    @Test("a file of nothing but such rules is read, and too long a path is not compared")
    func hostile() {
        let part = String(repeating: "a", count: 600)
        let rule = "Disallow: /*\(part)b*\(part)*\(part)b\n"
        let text = "User-agent: *\n" + String(repeating: rule, count: RobotsRules.limit / rule.utf8.count)
        let rules = RobotsRules(text.utf8, for: ["GlobalPulse"])
        let stars = RobotsRules("User-agent: *\nDisallow: /\(String(repeating: "*a", count: 900))b$".utf8, for: ["x"])
        let path = "/" + String(repeating: "a", count: 2_000)
        #expect(rules.permits(path))
        #expect(stars.permits(path))
        #expect(!rules.permits(path + String(repeating: "a", count: 100)), "too long to compare")
    }

    @Test("never crashes on any input")
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
