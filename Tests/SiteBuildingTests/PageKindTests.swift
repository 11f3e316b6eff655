import Newsroom
import Testing

@testable import SiteBuilding

@Suite struct PageKindTests {
    @Test("the end of explore.html links only to pages that the site has")
    func linked() {
        #expect(PageKind.linked(among: [.front, .about, .report, .last]).map(\.kind) == [.about, .report])
        #expect(PageKind.linked(among: [.front, .report]).map(\.key) == ["title.report"])
        #expect(PageKind.linked(among: []).isEmpty)
    }

    @Test("a page that comes and goes exists while it has something to list, with the time of the latest entry")
    func occasional() throws {
        var edition = Invented.edition()
        #expect(PageKind.occasional(in: edition).isEmpty)
        #expect(!PageKind.corrections.hasPage(in: edition) && PageKind.about.hasPage(in: edition))
        edition.corrections = CorrectionsPageTests.corrections
        let page = try #require(PageKind.occasional(in: edition).first)
        #expect(page.kind == .corrections && page.latest == Invented.now && page.feed?.kept == "feeds/corrections.xml")
        #expect(PageKind.corrections.hasPage(in: edition))
    }
}
