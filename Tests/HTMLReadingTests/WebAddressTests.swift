import HTMLReading
import TestSupport
import Testing

@Suite struct WebAddressTests {
    /// RFC 3986, section 5.4, as far as it is about http.
    @Test(arguments: [
        ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
        ("//g", "http://g/"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
        ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"),
        ("g;x", "http://a/b/c/g;x"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"),
        ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
        ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"),
        ("/./g", "http://a/g"),
        ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."),
        ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"),
        ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"), ("g?y/../x", "http://a/b/c/g?y/../x"),
        ("g#s/../x", "http://a/b/c/g#s/../x"),
    ])
    func resolvesReferences(reference: String, expected: String) {
        #expect(WebAddress(reference, base: "http://a/b/c/d;p?q")?.text == expected)
    }

    @Test(arguments: [
        (" https://example.org/a ", "https://example.org/a"), ("HTTPS://EXAMPLE.org/A", "https://example.org/A"),
        ("https://example.org", "https://example.org/"), ("https:/example.org", "https://example.org/"),
        ("https:\\\\example.org\\a?b\\c", "https://example.org/a?b%5Cc"),
        ("https://exam\nple.org/a\tb", "https://example.org/ab"), ("//example.org/x", "https://example.org/x"),
        ("https://example.org/a b\"c<d>", "https://example.org/a%20b%22c%3Cd%3E"),
        ("https://example.org/%41%zz%", "https://example.org/%41%25zz%25"),
        ("https://example.org/#a#b", "https://example.org/#a%23b"),
        ("https://bücher.example/ü", "https://bücher.example/ü"),
    ])
    func writesAddressesAlike(reference: String, expected: String) throws {
        let address = try #require(WebAddress(reference))
        #expect(address.text == expected)
        #expect(WebAddress(address.text) == address)
    }

    @Test(arguments: [
        "", " ", "a", "/a", "?a", "#a", "javascript:alert(1)", "java\nscript:alert(1)", "data:,x", "mailto:a@b.c",
        "ftp://x/",
        "https:", "https://", "https:///", "https://?x", "https://a b/", "https://<x>/", "http://\"/", "localhost:80/x",
    ])
    func refusesOthers(reference: String) {
        #expect(WebAddress(reference) == nil)
    }

    @Test(arguments: [
        ("https://x.y/?utm_source=a&id=1&UTM_medium=b", "https://x.y/?id=1"), ("https://x.y/?fbclid=1", "https://x.y/"),
        ("https://x.y/?id=1", "https://x.y/?id=1"), ("https://x.y/?id=1&gclid=2#part", "https://x.y/?id=1#part"),
        ("https://x.y/#xtor=RSS-3208", "https://x.y/"), ("https://x.y/a?&b", "https://x.y/a?&b"),
        ("https://x.y/?utm", "https://x.y/?utm"), ("https://x.y/?q=utm_source", "https://x.y/?q=utm_source"),
        // The same names spelled in percents; what a server reads otherwise stays.
        ("https://x.y/?%75tm_source=a&id=1", "https://x.y/?id=1"), ("https://x.y/?utm%5Fsource=a", "https://x.y/"),
        ("https://x.y/?%55TM%5fSOURCE=a", "https://x.y/"), ("https://x.y/?%66%62%63%6c%69%64=1", "https://x.y/"),
        ("https://x.y/?%2575tm_source=a", "https://x.y/?%2575tm_source=a"),
        ("https://x.y/?%7=a", "https://x.y/?%257=a"),
        ("https://x.y/?id=%75tm_source", "https://x.y/?id=%75tm_source"),
    ])
    func forgetsTracking(address: String, expected: String) {
        #expect(WebAddress(address)?.withoutTracking.text == expected)
    }
}
