import Foundation
import MarkupReading
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

    /// Programs that take the halves of a pair of UTF-16 for characters.
    @Test(arguments: [
        ("&#55357;&#56832;", "😀"), ("&#xD83D;&#xDE00;", "😀"), ("&#xd83d;&#56832;", "😀"), ("a&#55357;&#56832b", "a😀b"),
        ("&#55357;", "\u{FFFD}"), ("&#56832;", "\u{FFFD}"), ("&#56832;&#55357;", "\u{FFFD}\u{FFFD}"),
        ("&#55357;&#55357;&#56832;", "\u{FFFD}😀"), ("&#55357;x", "\u{FFFD}x"), ("&#55357;&#", "\u{FFFD}&#"),
        ("&#55357;&amp;", "\u{FFFD}&"),
    ])
    func joinsHalves(html: String, text: String) {
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
}
