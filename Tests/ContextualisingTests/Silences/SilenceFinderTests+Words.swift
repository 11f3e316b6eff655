import Foundation
import Newsroom
import Testing

/// An article may be a report of a story if it shares enough words with the story's publishers.
extension SilenceFinderTests {
    /// A title alone has too few words to share two of them.
    @Test func aTitleWithOneWordOfTheStoryMayBeAReport() {
        let title = "Fear in the villages of the north"
        let bare = Self.brief(title, of: Self.post, hours: 8)
        #expect(Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post) + [bare])) == nil)
        let summary = "Wolves have been seen at schools, the mayors say."
        let sameStory = Self.brief(title, of: Self.post, hours: 8, summary: summary)
        #expect(Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post) + [sameStory])) == ["Post"])
    }

    /// A third of twelve publishers are four.
    @Test func wordsOfThreePublishersBelongToTheStoryHoweverManyReportIt() {
        let titles = (0..<12).map { $0 < 3 ? "Dam bursts, hospital evacuated" : "Dam near Porto bursts" }
        let report = Self.brief(
            "Hospital evacuated at night", of: Self.post, hours: 8, summary: "Patients slept in a gym, doctors say.")
        let articles = Self.others(of: Self.post)
        func silent(_ articles: [Brief]) -> [String]? {
            Self.silent(in: Self.edition(Self.post, articles, reports: 12, titles: titles))
        }
        #expect(silent(articles) == ["Post"])
        #expect(silent(articles + [report]) == nil)
    }

    @Test(arguments: [
        "Flooded villages are cut off", "Engineers warned about the Porto dam", "What we know about the burst dam",
    ])
    func aPublisherThatMayHaveReportedItIsNotSilent(title: String) {
        let report = Self.brief(title, of: Self.post, hours: 8)
        #expect(Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post) + [report])) == nil)
    }
}
