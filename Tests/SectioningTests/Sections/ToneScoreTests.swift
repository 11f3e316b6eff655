import Foundation
import Newsroom
import Sectioning
import Testing

@Suite struct WarmthTests {
    private static let site = Site(title: "Pulse", tagline: "")

    private static let briefs = [
        brief("cold", "2025-03-05T11:00:00Z", source: "Wire", tier: .reference),
        brief("tepid", "2025-03-05T10:00:00Z", source: "Post", tier: .established),
        brief("warm", "2025-03-05T02:00:00Z", source: "Gazette", tier: .other),
    ]

    /// Nine hours old and of small standing, but what the edition is made for.
    @Test func fittingArticlesLeadAnEditionWithATone() {
        let toneScore: [String: Double] = ["cold": -0.4, "tepid": 0.1, "warm": 1.2]
        #expect(headlines { toneScore[$0.id] } == ["warm", "tepid", "cold"])
    }

    @Test func standingAndRecencyOrderOtherEditions() {
        #expect(headlines { _ in nil } == ["cold", "tepid", "warm"])
    }

    private func headlines(_ toneScore: @escaping (Brief) -> Double?) -> [Article.ID] {
        Sectioner().edition(
            of: Self.briefs, stories: Self.briefs.map(\.story), site: Self.site, categories: World.categories,
            health: [],
            toneScore: toneScore, at: World.date("2025-03-05T12:00:00Z") ?? .distantPast
        ).headlines.map(\.id)
    }

    private static func brief(_ id: String, _ moment: Substring, source: String, tier: CredibilityTier) -> Brief {
        World.brief(
            id, published: World.date(moment), firstSeen: World.date(moment) ?? .distantPast, source: source, tier: tier
        )
    }
}
