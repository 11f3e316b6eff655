import Foundation
import Newsroom
import Sectioning
import Testing

/// A subject in the news has one headline.
@Suite struct SimilarTitlesTests {
    /// Returns the ids of the headlines if these are the titles of stories, the newest first.
    private func headlines(of titles: [String]) throws -> [String] {
        let now = try #require(World.date("2025-03-05T18:00:00Z"))
        let briefs = titles.enumerated().map { index, title in
            let id = "\(index + 1)"
            let story = Story(id: "story \(id)", articles: [id], lead: id, publishers: 2)
            var brief = World.brief(
                id, published: now.addingTimeInterval(-600 * Double(index + 1)), firstSeen: now, story: story,
                source: "Paper \(id)")
            brief.article.title = title
            return brief
        }
        return Sectioner().edition(
            of: briefs, stories: briefs.map(\.story), site: Site(title: "", tagline: ""), categories: World.categories,
            health: [], at: now
        ).headlines.map(\.id)
    }

    @Test func aMinistersAnswerToAStrikeComesAfterOtherStories() throws {
        #expect(
            try headlines(of: [
                "Dockers call a strike against the pension reform",
                "Minister: the pension reform spares striking dockers",
                "A ferry runs aground off the southern coast",
            ]) == ["1", "3", "2"])
    }

    @Test func twoStoriesOfOneSubjectBothStay() throws {
        #expect(
            try headlines(of: [
                "Dockers call a strike against the pension reform", "Teachers welcome the pension reform",
                "A ferry runs aground off the southern coast",
            ]) == ["1", "2", "3"])
    }
}
