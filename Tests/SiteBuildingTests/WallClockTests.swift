import Foundation
import Testing

@testable import SiteBuilding

@Suite struct WallClockTests {
    @Test("our calendar arithmetic is Foundation's, in every zone, through two thousand years")
    func civilTime() throws {
        let words = try Localisation(Templates(), language: "en")
        var state: UInt64 = 7
        for name in [
            "UTC", "Europe/Lisbon", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe",
        ] {
            let zone = try #require(TimeZone(identifier: name))
            let clock = WallClock(timeZone: name, words: words)
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            for _ in 0..<300 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let date = Date(timeIntervalSince1970: Double(Int(state >> 30) % 20_000_000_000 - 10_000_000_000))
                let expected = calendar.dateComponents(
                    [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
                let time = clock.local(date)
                #expect(
                    [time.year, time.month, time.day, time.hour, time.minute, time.second, time.weekday + 1] == [
                        expected.year, expected.month, expected.day, expected.hour, expected.minute, expected.second,
                        expected.weekday,
                    ], "\(name) \(date)")
            }
        }
    }

    @Test func momentsAreSaidInTheSitesZone() throws {
        let clock = WallClock(timeZone: "Asia/Tokyo", words: try Localisation(Templates(), language: "en"))
        let date = Date(timeIntervalSince1970: 1_741_185_000)
        #expect(clock.time(date) == "Wed 5 March, 23:30")
        #expect(clock.time(date, withYear: true) == "5 March 2025, 23:30")
        #expect(clock.day(date.addingTimeInterval(3600)) == "Thursday 6 March 2025")
        #expect(WallClock.timestamp(date) == "2025-03-05T14:30:00Z")
    }

    @Test func numbersAreGrouped() throws {
        let words = try Localisation(Templates(), language: "xx")
        #expect(words.language == "en")
        #expect(
            [0, 12, 999, 1000, 1_234_567, -4200].map(words.number) == [
                "0", "12", "999", "1,000", "1,234,567", "−4,200",
            ])
        #expect(words.text("articles", counting: 1) == "1 article")
        #expect(words.text("articles", counting: 0) == "0 articles")
        #expect(words["no.such.key"] == "no.such.key")
    }

    @Test func portugueseCountsNothingInTheSingular() throws {
        let words = try Localisation(Templates(), language: "pt-BR")
        #expect(words.text("articles", counting: 0) == "0 artigo")
        #expect(words.text("articles", counting: 1_234) == "1.234 artigos")
        let spanish = try Localisation(Templates(), language: "es")
        #expect([-1_234, 9_999, 10_000].map(spanish.number) == ["−1234", "9999", "10.000"])
    }

    @Test("a language is whole: every file of words/ has the same keys", arguments: Templates().languages)
    func languagesAreWhole(language: String) throws {
        func texts(_ language: String) throws -> [String: String] {
            try JSONDecoder().decode(
                [String: String].self, from: Data(try Templates().text("words/\(language).json").utf8))
        }
        let (english, other) = (try texts("en"), try texts(language))
        #expect(Set(english.keys).symmetricDifference(other.keys) == [])
        for (key, text) in english where !key.hasPrefix("date.") {
            let names = Set(text.matches(of: /\{\w+\}/).map(\.output))
            #expect(Set(try #require(other[key]).matches(of: /\{\w+\}/).map(\.output)) == names, "\(key)")
        }
    }
}
