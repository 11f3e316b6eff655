import Foundation
import HTMLReading
import Newsroom
import Testing

@Suite struct CharacterReferenceTests {
    private let cleaner = HTMLCleaner()

    /// HTML Standard, 13.2.5.73; its own examples first.
    @Test(arguments: [
        ("I'm &notit; I tell you", "I'm ¬it; I tell you"), ("I'm &notin; I tell you", "I'm ∉ I tell you"),
        ("&CounterClockwiseContourIntegral;", "∳"), ("&fjlig;ord", "fjord"), ("&NotEqualTilde;", "≂̸"),
        ("&nvlt;", "<⃒"), ("&amp;lt;", "&lt;"), ("&ampamp;", "&amp;"), ("&hearts;", "♥"), ("&hearts", "&hearts"),
        ("&eacutes", "és"), ("&Eacute", "É"), ("&yuml;&yuml", "ÿÿ"), ("&thetasym;", "ϑ"), ("&thorn;&THORN", "þÞ"),
        ("&nosuch;", "&nosuch;"), ("&;", "&;"), ("&a;", "&a;"), ("&", "&"), ("a&b;c", "a&b;c"),
        ("&CounterClockwiseContourIntegralX;", "&CounterClockwiseContourIntegralX;"),
    ])
    func readsNames(html: String, text: String) {
        #expect(cleaner.plainText(from: html) == text)
    }

    /// In an attribute a name without its semicolon does not count before "=" and letters.
    @Test(arguments: [
        ("?a&copy=1", "?a&amp;copy=1"), ("?a&copyx", "?a&amp;copyx"), ("?a&copy", "?a©"), ("?a&copy;=1", "?a©=1"),
        ("?a&lt;", "?a%3C"), ("?a&notin;", "?a∉"), ("?a&notit;", "?a&amp;notit;"),
    ])
    func readsAttributes(query: String, expected: String) {
        let html = cleaner.prose(from: "<a href=\"https://x.example/\(query)\">x</a>", base: nil).html
        #expect(html.hasPrefix("<a href=\"https://x.example/\(expected)\""), "\(html)")
    }

    /// Every name that the generated table holds is read as the characters that it gives, with and without semicolon.
    @Test func readsTheWholeTable() throws {
        let table = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Embedded/CReferences/references.tsv").standardized
        let lines = String(decoding: try Data(contentsOf: table), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 2125)
        var bare = 0
        for line in lines {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            let characters = columns[1].split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            let expected = characters.reduce(into: "") { $0.unicodeScalars.append($1) }
            // Nothing of white space and of what HTML does not show.
            guard !expected.contains(where: \.isWhitespace) else { continue }
            #expect(
                cleaner.plainText(from: "x&\(columns[0]);y").unicodeScalars.elementsEqual(
                    "x\(expected)y".unicodeScalars))
            guard columns[2] == "!" else { continue }
            bare += 1
            #expect(cleaner.plainText(from: "x&\(columns[0]) y") == "x\(expected) y")
        }
        #expect(bare == 105)
    }
}
