import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

/// Text is folded, split and cut over bytes. Here it is done as Unicode's documents say it, character by character.
@Suite struct SearchTextTests {
    @Test("words are those that Unicode's own tables give", arguments: 0..<40)
    func words(seed: UInt64) {
        for text in Self.texts(seed: seed) {
            let folded = Self.foldedByTables(text)
            #expect(SearchText.folded(text) == folded)
            let words = folded.unicodeScalars.split { !Self.isOfWord($0) }.map { String($0) }
            #expect(SearchText.words(of: text) == words, "\(text.debugDescription)")
            #expect(SearchText.line(text) == text.split { $0.isNewline }.joined(separator: " "))
        }
    }

    @Test("summaries are cut where their characters say", arguments: 0..<40)
    func excerpts(seed: UInt64) {
        for text in Self.texts(seed: seed) where !Self.isCut(text) {
            var article = Invented.brief(1, "Title", source: Invented.source("Post", "news"), hours: 1).article
            article.summary = text
            article.text = ""
            #expect(Excerpt.text(of: article) == Self.excerpt(of: text), "\(text.debugDescription)")
        }
    }

    @Test(arguments: [
        ("São Paulo’s PORT", ["sao", "paulo", "s", "port"]), ("Ångström №5 — ½", ["angstrom", "No5", "1⁄2"]),
        ("Ελλάδα Ёлка İstanbul", ["ελλαδα", "елка", "istanbul"]), ("日本 and ガ", ["日本", "and", "カ"]),
        ("", []), ("…", []),
    ])
    func known(text: String, words: [String]) {
        let expected = words.flatMap { $0.split(separator: "⁄").map(String.init) }
        #expect(SearchText.words(of: text) == expected)
    }

    /// Texts of pieces that are hard for one rule or the other.
    private static func texts(seed: UInt64) -> [String] {
        var numbers = SeededNumbers(seed: seed)
        let pieces = [
            "Storm", "storm", "SÃO", "São", "Sa\u{303}o", "ﬁre", "ß", "ẞ", "İ", "ı", "Ǆ", "Σίσυφος", "ΟΔΟΣ", "Ёлка",
            "й",
            "И\u{306}", "שָׁלוֹם", "سلام", "हिन्दी", "日本語", "가", "각", "각", "½", "№", "①", "x²", "a\u{301}\u{323}",
            "a\u{323}\u{301}", "’", "“", "”", "–", "—", "…", "\u{2011}", "\u{2024}", "_", "-", ".", ", ", " ", "  ",
            "\n",
            "\r\n", "\r", "\u{0B}", "\u{85}", "\u{2028}", "\u{A0}", "👍🏽", "🇵🇹", "$", "+", "<", "9", "U.S.", "\u{1D165}",
            "\u{302E}",
            "word word word word", "end.", "(1)", "\u{200D}", "\u{FEFF}", "\u{7}", "é", "É",
        ]
        return (0..<25).map { number in
            let count = Int(numbers.next() % (number < 15 ? 12 : 160))
            // Some of ASCII alone.
            let kept = number % 3 == 0 ? pieces.filter { $0.utf8.allSatisfy { $0 < 0x80 } } : pieces
            return (0..<count).map { _ in kept[Int(numbers.next() % UInt64(kept.count))] }.joined()
        }
    }

    @Test("letters, abbreviations and articles become the words that readers type")
    func table() throws {
        let lines = try String(contentsOf: fixture("folding.tsv"), encoding: .utf8).split(separator: "\n")
        for line in lines where !line.hasPrefix("#") {
            let parts = line.split(separator: "\t").map(String.init)
            #expect(SearchText.words(of: parts[0]) == parts[1].components(separatedBy: "|"), "\(parts[0])")
        }
        #expect(lines.count > 30)
    }

    private static func foldedByTables(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            switch scalar {
            case "ß": scalars += "ss".unicodeScalars
            case "ı": scalars.append("i")
            default: scalars.append(scalar)
            }
        }
        let letters = String(scalars)
        let word = #"[\p{L}\p{N}\p{Mc}]"#
        let abbreviation =
            #"(?<!\#(word)|\.)(?:(?:\p{L}\.)+\p{L}|(\p{L})\1\. ?(\p{L})\2)(?!\#(word))(?:\.(?!\#(word)))?"#
        var result = letters
        while let found = result.range(of: abbreviation, options: .regularExpression) {
            // What has no points left is not found again.
            result.replaceSubrange(found, with: result[found].filter { $0 != "." && $0 != " " })
        }
        return result
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .spacingMark:
            true
        default: false
        }
    }

    /// Whether a text ends like one that its publisher cut off: those have tests of their own.
    private static func isCut(_ text: String) -> Bool {
        let ending = text.reversed().prefix { "]).…".contains($0) || $0.isWhitespace }
        return ending.contains("…") || ending.count { $0 == "." } > 1
    }

    private static func excerpt(of summary: String) -> String? {
        guard !summary.isEmpty, !"Title".hasPrefix(summary) else { return nil }
        guard summary.count > 260 else { return summary }
        let cut = summary.prefix(260)
        let end = cut.lastIndex { $0.isWhitespace } ?? cut.endIndex
        return cut[..<end].trimmingSuffix { $0.isWhitespace || $0.isPunctuation } + "…"
    }
}
