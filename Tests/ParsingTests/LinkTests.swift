import Newsroom
import Parsing
import Testing

/// Which of the links of an item leads to it.
@Suite struct LinkTests {
    private static let other = "<link rel=\"self\" href=\"/self\"/>"

    @Test(arguments: [
        "rel=\"alternate\"", "", "rel=\"\"", "rel=\" \"", "rel=\"ALTERNATE\"", "rel=\"alternate noopener\"",
        "rel=\"nofollow alternate\"", "rel=\"http://www.iana.org/assignments/relation/alternate\"",
        "rel=\"https://www.iana.org/assignments/link-relations/#alternate\"", "rel=\"alternate\" type=\"\"",
        "rel=\"alternate\" type=\"text/html; charset=utf-8\"", "rel=\"alternate\" type=\"TEXT/HTML\"",
        "rel=\"alternate\" type=\"application/xhtml+xml\"",
    ])
    func anAlternatePage(attributes: String) throws {
        let link = "<link \(attributes) href=\"/n/1\"/>"
        let file = "<link rel=\"alternate\" type=\"application/json\" href=\"/n/1.json\"/>"
        #expect(try atomItem(Self.other + file + link).url == "https://x.example/n/1")
    }

    /// The feed is in Austrian German.
    @Test(
        arguments: [
            ([("en", "/en"), ("de-AT", "/de")], "/de"), ([("en", "/en"), ("de", "/de")], "/de"),
            ([("en", "/en"), (nil, "/plain")], "/plain"), ([("de-DE", "/de-de"), ("de-at", "/de-at")], "/de-at"),
            ([("en", "/en"), ("fr", "/fr")], "/en"), ([(nil, "/plain"), ("de", "/de")], "/de"),
        ] as [([(String?, String)], String)])
    func theLinkInTheFeedsLanguage(links: [(language: String?, path: String)], path: String) throws {
        let elements = links.map { link in
            "<link \(link.language.map { "hreflang=\"\($0)\"" } ?? "") href=\"\(link.path)\"/>"
        }
        #expect(try atomItem(elements.joined()).url == "https://x.example" + path)
    }

    @Test(arguments: [
        "http://www.iana.org/assignments/relation/enclosure", "ENCLOSURE", "enclosure noopener",
    ])
    func anEnclosureByItsRelation(relation: String) throws {
        let item = try atomItem("<link href=\"/n/1\"/><link rel=\"\(relation)\" type=\"audio/mpeg\" href=\"/a.mp3\"/>")
        #expect(item.enclosures.map(\.url) == ["https://x.example/a.mp3"])
        #expect(item.url == "https://x.example/n/1")
    }

    /// RSS: written as text, in whatever way.
    @Test(arguments: [
        "<link>https://x.example/n/1</link>", "<link><![CDATA[https://x.example/n/1]]></link>",
        "<link>\n  https://x.example/n/1\n</link>", "<link>https://x.example/\nn/1</link>",
        "<link>&lt;![CDATA[https://x.example/n/1]]&gt;</link>", "<link>/n/1</link>",
        "<link href=\"https://x.example/other\">https://x.example/n/1</link>", "<link href=\"https://x.example/n/1\"/>",
        "<link/><guid>https://x.example/n/1</guid>",
        "<link></link><guid isPermaLink=\"true\">https://x.example/n/1</guid>",
        "<guid>&lt;![CDATA[https://x.example/n/1]]&gt;</guid>",
    ])
    func aLinkAsText(elements: String) throws {
        #expect(try rssItem(elements).url == "https://x.example/n/1")
    }

    /// Services that count clicks keep the article's address beside their own, if it is one for everybody.
    @Test(
        arguments: [
            ("feedburner:origLink", "https://y.example/n/1", "https://y.example/n/1"),
            ("pheedo:origLink", "https://y.example/n/1", "https://y.example/n/1"),
            ("feedburner:origLink", "http://localhost/n/1", nil), ("feedburner:origLink", "http://10.0.0.7/n/1", nil),
            ("feedburner:origLink", "http://[::1]/n/1", nil), ("feedburner:origLink", "http://cms.internal/n/1", nil),
            ("feedburner:origLink", "javascript:x", nil),
        ] as [(String, String, String?)])
    func theOriginal(element: String, address: String, original: String?) throws {
        let item = try rssItem("<link>https://count.example/~r/1</link><\(element)>\(address)</\(element)>")
        #expect(item.original == original)
        #expect(item.url == "https://count.example/~r/1")
    }

    /// The marks of CDATA, escaped as if they were text.
    @Test(arguments: [
        "&lt;![CDATA[some text]]&gt;", "&lt;![CDATA[ some text ]]&gt;", "&amp;lt;![CDATA[some text]]&amp;gt;",
        "&lt;![CDATA[some text", "some &lt;![CDATA[text]]&gt;", "<![CDATA[<![CDATA[some text]]]]><![CDATA[>]]>",
    ])
    func marksOfCDATA(text: String) throws {
        let item = try rssItem("<title>\(text)</title><dc:creator>\(text)</dc:creator><category>\(text)</category>")
        #expect(item.title == "some text")
        #expect(item.authors == ["some text"])
        #expect(item.tags == ["some text"])
        #expect(try rssItem("<guid isPermaLink=\"false\">&lt;![CDATA[7]]&gt;</guid><title>a</title>").identifier == "7")
    }

    /// Halves of pairs of UTF-16, as references and as JSON's escapes.
    @Test(arguments: [
        ("Hi &#55357;&#56832; ok", "Hi 😀 ok"), ("Hi &#xD83D;&#xDE00; ok", "Hi 😀 ok"),
        ("Hi &#xD83D; ok", "Hi \u{FFFD} ok"),
        ("<![CDATA[Hi &#55357;&#56832; ok]]>", "Hi 😀 ok"), ("Hi &amp;#55357;&amp;#56832; ok", "Hi 😀 ok"),
    ])
    func halves(title: String, expected: String) throws {
        #expect(try rssItem("<title>\(title)</title>").title == expected)
    }

    @Test(arguments: [
        (#"\ud83d\ude00"#, "😀"), (#"\uD83D\uDE00"#, "😀"), (#"\ud83d"#, "\u{FFFD}"), (#"\ud83d\u0041"#, "\u{FFFD}A"),
        (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"), (#"\ude00x"#, "\u{FFFD}x"), ("&#55357;&#56832;", "😀"),
    ])
    func halvesInJSON(escapes: String, expected: String) throws {
        let feed = #"{"version": "https://jsonfeed.org/version/1.1", "items": [{"id": "1", "title": "\#(escapes)"}]}"#
        #expect(try item(in: feed).title == expected)
    }
}
