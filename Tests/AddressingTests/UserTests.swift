import Addressing
import Testing

@Suite struct UserTests {
    @Test(
        "a user and a password leave an address, and nothing else does",
        arguments: [
            ("https://ada@news.example/a", "https://news.example/a"),
            ("https://ada:pa55@news.example:8443/a?b=c@d#e", "https://news.example:8443/a?b=c@d#e"),
            ("http://a@b@news.example/", "http://news.example/"), ("https://@news.example/", "https://news.example/"),
            ("https://news.example/@ada", "https://news.example/@ada"),
            ("https://news.example?a@b", "https://news.example?a@b"),
            ("https://news.example/", "https://news.example/"), ("/a@b", "/a@b"),
            ("mailto:a@b.example", "mailto:a@b.example"),
        ])
    func leave(address: String, expected: String) { #expect(withoutUser(address) == expected) }
}
