import Foundation
import TestSupport
import Testing

@testable import SiteBuilding

@Suite("Words in addresses")
struct TitleSlugTests {
    @Test("titles of many languages")
    func golden() throws {
        let lines = try String(contentsOf: fixture("slugs.txt"), encoding: .utf8).split(separator: "\n")
        let slugs = lines.map { line in
            let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
            let slug = TitleSlug(parts[1], language: parts[0] == "-" ? nil : parts[0]).text
            return "\(line)\n    \(slug ?? "(the id alone)")\n"
        }
        expectGolden(slugs.joined(), named: "slugs.golden.txt")
    }

    @Test(
        "whatever a title holds, a slug is short and safe, or there is none",
        arguments: [
            "", " ", "...", "?!", "..", "../../etc/passwd", "/", "\\", "con", "NUL.", "aux", "COM1", "a", "-", "--help",
            "~root", "$(reboot)", "`id`", "a\u{0}b", "line\nbreak\r\n", "\u{202E}gpj.exe", "\u{200F}\u{2067}x\u{2069}",
            "%2e%2e%2f", "&lt;script&gt;", "<script>alert(1)</script>", "e\u{301}\u{301}\u{301}\u{301}", "👩‍👩‍👧 wins",
            "🏳️‍🌈", "\u{FEFF}", "\u{FFFD}\u{FFFD} bank", "I\u{307}zmir", "ﷺ", "Ǆ", "ŉ", "K\u{AD}ran\u{AD}ken",
            String(repeating: "a", count: 10_000), String(repeating: "ж", count: 10_000),
            String(repeating: "long words ", count: 1_000), String(repeating: "- ", count: 5_000),
            String(repeating: "\u{301}", count: 10_000), String(repeating: "x\u{200D}", count: 5_000), "2021 1,000 3.5",
        ])
    func hostile(title: String) {
        for language in [nil, "en", "de", "ru", "ar", "zh-Hant", "../x", ""] {
            guard let slug = TitleSlug(title, language: language).text else { continue }
            #expect(slug.utf8.count <= TitleSlug.limit, "\(slug)")
            #expect(slug.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(slug)")
        }
    }
}
