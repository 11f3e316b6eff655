import Foundation
import Newsroom
import Sectioning
import Testing

@Suite struct ArchiveTests {
    @Test("the archive page has everything once, newest first, and only search has older articles")
    func archive() throws {
        let now = try #require(World.date("2025-03-05T12:00:00Z"))
        func brief(_ id: String, daysAgo: Double) -> Brief {
            let moment = now.addingTimeInterval(-daysAgo * 86_400)
            return World.brief(id, published: moment, firstSeen: moment)
        }
        let current = [brief("b", daysAgo: 1), brief("a", daysAgo: 1), brief("c", daysAgo: 0.1)]
        let earlier = [brief("old", daysAgo: 20), brief("older", daysAgo: 28), brief("between", daysAgo: 10)]
        let edition = Sectioner().edition(
            of: current, earlier: earlier, stories: [], site: Site(title: "", tagline: ""),
            categories: World.categories, health: [], at: now)
        #expect(edition.archive.map(\.id) == ["c", "a", "b", "between", "old", "older"])
        let shown = edition.front.flatMap(\.briefs) + edition.desks.flatMap(\.sections).flatMap(\.briefs)
        #expect(Set(shown.map(\.id)) == ["a", "b", "c"])
    }
}
