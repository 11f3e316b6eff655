import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// An address says what its article is about, in words that its title may leave out; so does its picture.
struct AddressWordsTests {
    @Test(arguments: [
        ("https://bay.example/politics/town-hall-fire-two-hurt-4711.html", "town hall fire two hurt"),
        ("https://bay.example/article-9998/Mayor_flees+burning-hall.html", "Mayor flees burning hall"),
        // The longest part is the name, wherever it stands.
        ("https://bay.example/4711/harbour-toll-rises-again/story-4711/", "harbour toll rises again"),
        ("https://bay.example/news/m%C4%81kara-couple-named", "mākara couple named"),
        // An id counts as a part, and is no word.
        ("https://bay.example/news/harbour-toll-4711", "harbour toll"),
        ("https://bay.example/world/asia/4711", ""),
        ("https://bay.example/local-news/4711", ""),
        ("https://bay.example/watch?v=two-hurt-in-fire", ""),
        ("https://bay.example", ""),
    ])
    func theNameIsTheLongestPartOfThePath(_ address: String, words: String) {
        #expect(AddressWords.text(of: address) == words)
    }

    @Test func noAddressHasNoWords() { #expect(AddressWords.text(of: nil).isEmpty) }

    private static let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    private static let texts = [
        (
            title: "Flames over Lindholm: the night that the old clock stopped",
            summary: "The mayor watched from across the square as a century of records was lost."
        ),
        (
            title: "Mayor of Lindholm vows to rebuild",
            summary: "She spoke in the square before what is left of the records of a century."
        ),
    ]

    private func article(_ number: Int, at path: String, image: String? = nil) -> Article {
        let text = Self.texts[number % 2]
        return Article(
            id: "\(number)", source: "\(number)", title: text.title, url: "https://paper\(number).example/\(path)",
            published: Self.date, firstSeen: Self.date, lastSeen: Self.date, summary: text.summary, image: image)
    }

    private func similarity(_ articles: [Article]) throws -> Double {
        let deduplicator = Deduplicator()
        let roster = deduplicator.roster(
            of: articles, amid: articles, sources: [], memberships: [:], records: [], at: Self.date)
        let explanation = deduplicator.evidence(of: roster, among: articles).explanation(of: "0")
        return try #require(explanation?.neighbours.first).similarity
    }

    @Test func reportsThatShareWordsInTheirAddressesAreMoreSimilar() throws {
        let apart = try similarity([article(0, at: "4711"), article(1, at: "4712")])
        let named = [
            article(0, at: "lindholm-town-hall-fire-4711"), article(1, at: "town-hall-fire-in-lindholm"),
        ]
        #expect(try similarity(named) > apart)
        let deduplicator = Deduplicator()
        let roster = deduplicator.roster(
            of: named, amid: named, sources: [], memberships: [:], records: [], at: Self.date)
        let neighbours = deduplicator.evidence(of: roster, among: named).explanation(of: "0")?.neighbours
        #expect(try #require(neighbours?.first).commonWords.contains("fire"))
    }

    @Test func aPictureSharedByAFewSuggestsOneEvent() throws {
        let picture = "https://bay.example/clock.jpg"
        let other = [article(0, at: "1", image: picture), article(1, at: "2", image: "https://bay.example/a.jpg")]
        let same = [article(0, at: "1", image: picture), article(1, at: "2", image: picture)]
        #expect(try similarity(same) / similarity(other) > 1.9)
        #expect(Comparison.samePicture.reasons == ["both show the same picture (× 2.0)"])
        let six = (0..<6).map { article($0, at: "\($0)", image: picture) }
        #expect(Corpus.sharedPictures(of: six).isEmpty)
        #expect(Corpus.sharedPictures(of: Array(six.prefix(5))).map(\.picture) == [0, 0, 0, 0, 0])
    }
}
