import Foundation
import Newsroom
import SiteBuilding
import Testing

@Suite struct PictureTests {
    static let picture = Picture(path: "assets/images/0011.jpg", width: 640, height: 401, bytes: [0xFF, 0xD8])

    @Test func aKeptPictureIsShownWithItsSizeAndPublishedOnce() throws {
        let pages = try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.images = .cached })
            .pages(of: edition, with: [Invented.singles[0].id: Self.picture])
        #expect(pages.filter { $0.path == Self.picture.path }.map(\.bytes) == [Self.picture.bytes])
        let html = try #require(pages.first { $0.path == "technology.html" }).text
        #expect(html.contains("<img src=\"assets/images/0011.jpg\" alt=\"\" width=\"640\" height=\"401\""))
        #expect(!html.contains("https: http:"), "no foreign host is allowed")
        #expect(!pages.contains { $0.path.hasSuffix(".html") && $0.text.contains("src=\"https://") })
    }

    @Test func anArticleWhosePictureFailedHasNone() throws {
        let pages = try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.images = .cached })
            .pages(of: edition)
        #expect(!pages.contains { $0.path.hasSuffix(".html") && $0.text.contains("<img") })
    }

    @Test func remoteAndNoneKeepNothing() throws {
        for images in [SiteSettings.Images.none, .remote] {
            let pages = try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.images = images })
                .pages(of: edition, with: [Invented.singles[0].id: Self.picture])
            #expect(!pages.contains { $0.path.hasPrefix("assets/images") })
            #expect(
                pages.contains { $0.text.contains("src=\"https://pictures.example/1.jpg\"") } == (images == .remote))
        }
    }

    private var edition: Edition {
        var edition = Invented.edition()
        let id = Invented.singles[0].id
        func illustrated(_ brief: Brief) -> Brief {
            var brief = brief
            if brief.id == id { brief.article.image = "https://pictures.example/1.jpg" }
            return brief
        }
        edition.headlines = edition.headlines.map(illustrated)
        edition.front = edition.front.map { Section(kind: $0.kind, briefs: $0.briefs.map(illustrated)) }
        edition.desks = edition.desks.map { desk in
            Desk(
                category: desk.category, subcategory: desk.subcategory,
                sections: desk.sections.map { Section(kind: $0.kind, briefs: $0.briefs.map(illustrated)) })
        }
        return edition
    }
}
