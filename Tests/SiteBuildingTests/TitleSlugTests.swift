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

    @Test("titles of ASCII get the words that Unicode's rules find", arguments: 0..<20)
    func plain(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let pieces = [
            "U.S.", "U.S", "a.b", "e.g.", "Palma's", "we'll", "they've", "rock'n'roll", "'s", "O'Brien", "x's's", "I’m",
            "‘q’",
            "1,000", "1,000,000", "1,0000", "3.5", "a,b", "12,345th", "_", "a_b", "x_.y", "--", "–", "—", "…", "“", "”",
            "\u{A0}", "\t", "\n", "\r\n", "\u{0}", "?", "&", "+", "$5", "100%", "the", "of", "Word", "WORLD", "9/11",
            " ", " ",
            " ", "co-op", "A.", ".A", "A.I.", "7.A.B", "\"", "`", "s", "T", "don't", "'", ".", ",", "D'S", "X’LL",
        ]
        for number in 0..<60 {
            let count = Int(numbers.next() % (number < 50 ? 9 : 140))
            let title = (0..<count).map { _ in pieces[Int(numbers.next() % UInt64(pieces.count))] }.joined()
            for code in ["", "en", "de", "ru", "uk", "be", "bg", "mk", "sr", "fr"] {
                #expect(ASCIITitle.words(of: title.unicodeScalars, isEnglish: true) != nil)
                #expect(
                    TitleSlug(title, language: code).text == TitleSlug.text(of: title, code),
                    "\(code) \(title.debugDescription)")
            }
        }
    }
}
