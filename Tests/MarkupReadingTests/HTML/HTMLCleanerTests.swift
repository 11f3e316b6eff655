import Foundation
import MarkupReading
import Newsroom
import PropertyChecking
import TestSupport
import Testing

@Suite struct HTMLCleanerTests {
    private let cleaner = HTMLCleaner()

    @Test(arguments: try fixtures(in: "Sanitise", ending: ".html"))
    func makesHarmless(_ attack: URL) throws {
        let name = attack.deletingPathExtension().lastPathComponent
        let html = String(decoding: try Data(contentsOf: attack), as: UTF8.self)
        let prose = cleaner.prose(from: html, base: "https://news.example/world/today.html?x=1")
        expectGolden("\(prose.html)\n----\n\(prose.text)\n", named: "Sanitise/\(name).clean")
        #expect(HTMLJudge.complaint(about: prose.html) == nil)
        #expect(cleaner.prose(from: prose.html, base: nil).html == prose.html)
    }

    @Test func thereAreAttacks() throws {
        #expect(try fixtures(in: "Sanitise", ending: ".html").count >= 15)
    }

    /// The checker must see what it is there to see.
    @Test(arguments: [
        "<script>", "<p>", "</p>", "<b><p></b></p>", "<p onclick=\"x\">a</p>", "<a href=\"javascript:x\">a</a>",
        "<a href=\"/relative\">a</a>", "<p><div>a</div></p>", "<tr><td>a</td></tr>", "<li>a</li>", "a < b", "a & b",
        "<img src=\"https://x.y/\" style=\"a\">", "<p title='a'>a</p>", "<ul><li>a</ul></li>",
        "<a href=\"https://x.y/\"><b><a href=\"https://x.y/\">a</a></b></a>",
    ])
    func checkerComplains(html: String) {
        #expect(HTMLJudge.complaint(about: html) != nil)
    }

    @Test func anyTagSoupBecomesStableAndWellFormed() {
        var random = SeededNumbers(seed: 3)
        for _ in 0..<4000 {
            let soup = tagSoup(length: 40, using: &random)
            let prose = cleaner.prose(from: soup, base: "https://news.example/")
            if let complaint = HTMLJudge.complaint(about: prose.html) {
                Issue.record("\(complaint): \(soup.debugDescription) became \(prose.html)")
                return
            }
            let again = cleaner.prose(from: prose.html, base: nil)
            guard again.html == prose.html, words(again.text) == words(prose.text) else {
                Issue.record("\(soup.debugDescription) became \(prose.html), and that \(again.html)")
                return
            }
        }
    }

    @Test(arguments: [
        ("Plain words", "Plain words"), ("", ""), ("a  b\n c", "a b c"), ("AT&amp;T &quot;x&quot;", "AT&T \"x\""),
        ("<b>Bold</b> and <i>so on</i>", "Bold and so on"), ("one<br>two", "one\ntwo"), ("<p>one<p>two", "one\ntwo"),
        ("5 < 7 > 3", "5 < 7 > 3"), ("x<script>y</script>z", "xz"), ("a&nbsp;b\u{A0}c", "a b c"),
        ("I <3 you", "I <3 you"),
        ("a<img src=x>b", "a b"), ("<td>a</td><td>b</td>", "a b"), ("<!-- x -->y", "y"), ("&#39;s &rsquo;s", "'s ’s"),
    ])
    func readsAloud(html: String, text: String) {
        #expect(cleaner.plainText(from: html) == text)
    }

    /// Counted, not timed: whatever is nested or left open, the result stays within a small multiple of the input.
    @Test(arguments: [
        "<b>", "<div>", "<table><tr><td>", "<ul><li>", "<blockquote><p>", "<svg>", "<button>",
        "<a href=\"https://x.y/\">",
        "</i>", "<", "&", "&#1", "<!--", "<p><b>", "<script>", "<![CDATA[", "<template>",
    ])
    func hostileRepetitionStaysBounded(piece: String) {
        let count = piece == "<b>" ? 1_000_000 : 10_000
        let html = String(repeating: piece, count: count) + "<p>end"
        let prose = cleaner.prose(from: html, base: nil)
        #expect(prose.html.utf8.count <= 6 * html.utf8.count)
        #expect(depth(of: prose.html) <= 64)
        #expect(HTMLJudge.complaint(about: prose.html) == nil)
    }

    @Test func reopensEachPhraseOnce() {
        let address = "https://example.org/" + String(repeating: "x", count: 1000)
        let html = "<p><a href=\"\(address)\">" + String(repeating: "x<div>y</div><p>z", count: 1000)
        let prose = cleaner.prose(from: html, base: nil)
        #expect(prose.html.utf8.count < 10 * html.utf8.count)
    }

    private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private func depth(of html: String) -> Int {
        var depth = 0
        var most = 0
        for tag in html.matches(of: /<(\/?)([a-z0-9]+)/) where !["br", "hr", "img", "wbr"].contains(tag.2) {
            depth += tag.1.isEmpty ? 1 : -1
            most = max(most, depth)
        }
        return most
    }
}
