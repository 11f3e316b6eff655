import Testing

@testable import SiteBuilding

@Suite struct PageKindTests {
    @Test("the end of explore.html links only to pages that the site has")
    func linked() {
        #expect(PageKind.linked(among: [.front, .about, .report, .last]).map(\.kind) == [.about, .report])
        #expect(PageKind.linked(among: [.front, .report]).map(\.key) == ["title.report"])
        #expect(PageKind.linked(among: []).isEmpty)
    }
}
