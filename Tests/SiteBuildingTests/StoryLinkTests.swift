import Foundation
import Newsroom
import SiteBuilding
import Testing

/// A story's page links to other stories, and shows headlines that have changed.
@Suite struct StoryLinkTests {
    private func page(_ file: StoryFile, of edition: Edition, ending: String) throws -> String {
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        return try #require(pages.first { $0.path == edition.pageNames.storyPath(file.story.id).dropLast(5) + ending })
            .text
    }

    @Test(arguments: [".html", ".md"]) func aPageLeadsToOtherStories(ending: String) throws {
        var edition = Invented.edition()
        let (earlier, related) = (edition.stories[1], edition.stories[2])
        #expect(!(try page(edition.stories[0], of: edition, ending: ending)).contains("Earlier in this story"))
        edition.stories[0].earlier = [
            StoryLink(
                story: earlier.story.id, title: "A <b>bold</b> [start](javascript:x) title", latest: earlier.latest)
        ]
        edition.stories[0].related = [
            StoryLink(story: related.story.id, title: "Another harbour", language: "en", latest: related.latest)
        ]
        let text = try page(edition.stories[0], of: edition, ending: ending)
        let begin = try #require(text.range(of: "Earlier in this story"))
        let end = try #require(text.range(of: "Another harbour"))
        let links = text[begin.upperBound..<end.lowerBound]
        #expect(links.contains(edition.pageNames.storyPath(earlier.story.id).dropFirst("stories/".count)))
        #expect(links.contains("Related"))
        #expect(!links.contains("<b>") && !links.contains("href=\"javascript:"))
        #expect(ending == ".html" || !links.contains("[start]("))
        #expect(
            text[begin.upperBound...].contains(
                edition.pageNames.storyPath(related.story.id).dropFirst("stories/".count)))
    }

    @Test(arguments: [".html", ".md"]) func aPageShowsAChangedHeadline(ending: String) throws {
        var edition = Invented.edition()
        #expect(!(try page(edition.stories[0], of: edition, ending: ending)).contains("Headline before"))
        let other = try #require(edition.stories[0].briefs.first { $0.id != edition.stories[0].lead.id })
        let index = try #require(edition.stories[0].briefs.firstIndex { $0.id == other.id })
        edition.stories[0].briefs[index].article.earlierTitle = "Talks <i>may</i> resume"
        for position in edition.archive.indices where edition.archive[position].id == other.id {
            edition.archive[position].article.earlierTitle = "Talks <i>may</i> resume"
        }
        let text = try page(edition.stories[0], of: edition, ending: ending)
        #expect(text.contains("Earlier headline:"))
        #expect(text.contains("may") && !text.contains("<i>may"))
    }
}
