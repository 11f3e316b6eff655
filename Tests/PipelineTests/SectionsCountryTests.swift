import Testing

@testable import Pipeline

/// Publishers file reports under countries, and their addresses say so.
@Suite struct SectionsCountryTests {
    @Test(arguments: [
        ("https://bay.example/2026/03/us/harbour-opens.html", "US", true),
        ("https://bay.example/world/canada/harbour-opens", "CA", true),
        ("https://bay.example/national/queensland/harbour-opens-p58.html", "AU", true),
        ("https://bay.example/news/uk-wales-58575177", "GB", true),
        ("https://bay.example/news/uk-england-kent-58575177", "GB", true),
        ("https://bay.example/news/national/4512/harbour-opens", "PT", false),
        ("https://bay.example/politics/2026/harbour-opens", "PT", false),
        ("https://bay.example/2026/03/us/politics/harbour-opens", "US", true),
        // It may say where the reader is.
        ("https://bay.example/nz/news/harbour-opens", "NZ", false),
    ])
    func countryOfASection(url: String, country: String, isNamed: Bool) {
        let finding = SectionsCountry.builtIn.finding(address: url, home: "PT")
        #expect(finding?.country == country && finding?.isNamed == isNamed)
    }

    @Test(arguments: [
        "https://bay.example/news/harbour-opens", "https://bay.example/california",
        "https://bay.example/us-opens-harbour",
        "https://bay.example/news/uk-opens-harbour-58575177", "https://bay.example/world/asia/harbour-opens", "",
    ])
    func othersDoNot(url: String) {
        #expect(SectionsCountry.builtIn.finding(address: url, home: "PT") == nil)
    }

    @Test func aPublisherWithoutACountryHasNoHome() {
        #expect(SectionsCountry.builtIn.finding(address: "https://bay.example/national/1", home: nil) == nil)
    }
}
