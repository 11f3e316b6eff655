import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// The ending that a source puts behind every title is removed before titles are compared.
struct MastheadTests {
    private func article(_ title: String, source: String = "tv") -> Article {
        Article(id: title, source: source, title: title, firstSeen: .distantPast, lastSeen: .distantPast)
    }

    @Test func anEndingThatThreeTitlesShareIsTakenAway() {
        let shared = ["Cats adopted | Evening News", "Dogs adopted | Evening News", "Birds fly - now | Evening News"]
            .map { article($0) }
        let others = [
            article("Once only | Special"), article("Twice | Sport"), article("And again | Sport"), article("Plain"),
            article("Cats adopted | Evening News", source: "other"),
        ]
        let mastheads = Mastheads(shared + others)
        #expect(
            shared.map(mastheads.title(of:)) == ["Cats adopted", "Dogs adopted", "Birds fly - now"])
        #expect(others.map(mastheads.title(of:)) == others.map(\.title))
    }

    @Test func oneArticleSeenOftenIsNoWitness() {
        let same = (0..<5).map { _ in article("Harbour opens – at last") }
        #expect(Mastheads(same).title(of: same[0]) == "Harbour opens – at last")
    }
}
