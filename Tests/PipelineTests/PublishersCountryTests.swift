import Foundation
import Newsroom
import Testing

@testable import Pipeline

@Suite struct PublishersCountryTests {
    @Test(arguments: [
        ("https://www.bay.example.co.nz/1", "NZ"), ("https://bay.co.uk/1", "GB"), ("https://bay.PT/1", "PT"),
        ("https://bay.com/1", nil), ("https://bay.tv/1", nil), ("https://bay.io", nil), ("http://127.0.0.1/1", nil),
        ("not an address", nil),
    ])
    func countryOfADomain(url: String, country: String?) {
        let article = Article(
            id: "1", source: "a", title: "t", url: url, firstSeen: .distantPast, lastSeen: .distantPast)
        #expect(PublishersCountry.builtIn.country(of: article, from: nil) == country)
        let source = FeedSource(name: "a", feed: "a", category: "news", country: "BR")
        #expect(PublishersCountry.builtIn.country(of: article, from: source) == "BR")
    }
}
