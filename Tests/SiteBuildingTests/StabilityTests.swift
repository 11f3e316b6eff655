import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

@Suite struct StabilityTests {
    @Test func sameEditionGivesSameBytes() throws {
        let edition = Invented.edition()
        let builder = try SiteBuilder(templates: Templates())
        #expect(try builder.pages(of: edition) == builder.pages(of: edition))
    }

    @Test("time alone changes nothing on the same day, and only the day's name after it")
    func timePasses() throws {
        var edition = Invented.edition()
        edition.headlines.removeAll { $0.story.id == Invented.floodStory.story.id }  // It would cease to be breaking.
        let builder = try SiteBuilder(templates: Templates())
        let before = try builder.pages(of: edition)
        edition.moment += 3 * 3600
        #expect(try builder.pages(of: edition) == before)
        edition.moment += 24 * 3600
        let after = try builder.pages(of: edition)
        let changed = zip(before, after).filter { $0 != $1 }.map(\.0.path)
        #expect(
            changed == [
                "digest-email.html", "digest.html", "digest.md", "digest.txt", "edition.json", "headlines.html",
                "headlines.md",
                "index.html", "index.md", "more/index-2.html", "signals.html", "signals.md",
            ])
    }

    @Test("a feed that holds nothing is the same in every edition, wherever the archive begins and ends")
    func emptyFeeds() throws {
        let builder = try SiteBuilder(templates: Templates())
        var edition = Invented.edition()
        func feed() throws -> String {
            try #require(builder.pages(of: edition).first { $0.path == "feeds/chess.xml" }).text
        }
        let before = try feed()
        #expect(!before.contains("<entry>"))
        for day in ["2025-03-03", "2025-03-04"] {
            edition.moment += 24 * 3600
            edition.days = [Day(id: day, isOver: true, headlines: [], stories: [], articles: 3)]
            #expect(try feed() == before)
        }
        edition.days = []
        edition.archive = []
        #expect(try feed() == before)
    }

    @Test("a page of cards laid in is the page that the whole Markdown would have given")
    func cardsFitAnywhere() throws {
        let edition = Invented.edition()
        let templates = Templates()
        let words = try Localisation(templates, language: "en")
        let shelf = CardShelf(
            edition, settings: SiteSettings(), words: words, clock: WallClock(timeZone: "UTC", words: words))
        let library = try TemplateLibrary(templates, words: Localisation(templates, language: "en"))
        for form in ["card", "hero", "rank", "line", "entry", "account"] {
            let texts = try Invented.singles.prefix(4).map { brief in
                String(
                    decoding: try library.render("cards/\(form).html", #require(shelf.view(brief.slot))), as: UTF8.self)
            }
            let whole = MarkdownPage.html(texts.joined(separator: "\n"))
            #expect(whole == texts.map(MarkdownPage.html).joined(), "\(form)")
        }
    }

    @Test func thirtyMinutesOldIsBreakingAndThreeHoursOldIsNot() throws {
        let builder = try SiteBuilder(templates: Templates())
        var edition = Invented.edition()
        func badges() throws -> Int {
            try #require(builder.pages(of: edition).first { $0.path == "headlines.html" }).text
                .components(separatedBy: ">Breaking</span></strong>").count - 1
        }
        #expect(try badges() == 1)
        edition.moment += 3600
        #expect(try badges() == 0)
    }
}
