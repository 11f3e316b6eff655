import Testing

@testable import Addressing

struct OriginTests {
    @Test(arguments: [
        ("https://news.example/2026/a.html", "https://news.example"), ("http://a-1.example", "http://a-1.example"),
        ("https://NEWS.example/", "https://news.example"), ("HTTPS://news.example/", "https://news.example"),
        ("https://news.example./", "https://news.example"), ("https://news.example:443/", "https://news.example"),
        ("https://news.example:8080/", "https://news.example:8080"), ("http://me@news.example/", "http://news.example"),
        ("https://news.example?page=1", "https://news.example"), ("https://news.example#top", "https://news.example"),
        ("https://zürich.example/", "https://zürich.example"), ("http://[::1]:80/", "http://[::1]"),
    ])
    func isTheSchemeTheHostAndAnUnusualPort(address: String, origin: String) throws {
        let read = try #require(Origin(address))
        #expect(read.text == origin)
        #expect(read == Origin(AddressParts(address)))
    }

    @Test(arguments: ["", "https://", "https:///a", "http://.", "ftp://news.example/", "/a/b", "https://a:b:c/"])
    func isMissing(address: String) {
        #expect(Origin(address) == nil)
        #expect(Origin(AddressParts(address)) == nil)
    }
}
