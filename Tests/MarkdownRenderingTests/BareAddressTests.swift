import Foundation
import Testing

@testable import MarkdownRendering

@Suite struct BareAddressTests {
    /// Foreign text, and what becomes of it in the Markdown that other programs read.
    @Test(
        "an address in foreign text is code, so that nobody makes a link of it",
        arguments: [
            ("See www.evil.example/x now", "See `www.evil.example/x` now"),
            ("Go to https://evil.example/a?b=c", "Go to `https://evil.example/a?b=c`"),
            ("HTTP://EVIL.EXAMPLE", "`HTTP://EVIL.EXAMPLE`"),
            ("ftp://evil.example", "`ftp://evil.example`"),
            ("Mail ada@evil.example today", "Mail `ada@evil.example` today"),
            ("a_b.c+d@evil.example", "`a_b.c+d@evil.example`"),
            ("mailto:ada@evil.example", "mailto:`ada@evil.example`"),
            ("xmpp:ada@evil.example/desk", "xmpp:`ada@evil.example/desk`"),
            ("WWW.EVIL.EXAMPLE", "`WWW.EVIL.EXAMPLE`"),
            ("(www.evil.example)", "(`www.evil.example`)"),
            ("See http://evil.example/a_(b).", "See `http://evil.example/a_(b`)."),
            ("*www.evil.example* and www.b.example", "\\*`www.evil.example`\\* and `www.b.example`"),
            ("No address: half past 8:30, e.g. @ada, C@D", "No address: half past 8:30, e.g. @ada, C@D"),
            ("The www is 30 years old", "The www is 30 years old"),
        ])
    func becomesCode(text: String, expected: String) {
        let markdown = MarkdownRenderer().plainMarkdown(from: escapedForMarkdown(text))
        #expect(markdown == expected + "\n")
    }

    @Test("a link of the template stays one, whatever its title says")
    func linksStay() {
        let title = escapedForMarkdown("www.evil.example and ada@evil.example")
        let markdown = MarkdownRenderer().plainMarkdown(
            from: "[\(title)](https://news.example/a) <https://news.example/>")
        #expect(
            markdown
                == "[www.evil.example and ada@evil.example](https://news.example/a) <https://news.example/>\n")
    }
}
