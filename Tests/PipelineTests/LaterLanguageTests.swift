import Newsroom
import Pipeline
import Synchronization
import TestSupport
import Testing

@Suite("A language that is added to a source later")
struct LaterLanguageTests {
    /// Of what is on a page the readings are at hand, all else is read anew.
    @Test("is used in explanations of its articles, whether a page shows them or not")
    func explained() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            // Pages have a dozen old articles of each source at hand.
            let old = (1...12).map { (path: "\($0)", title: "Viejo \($0)", days: Double(40 + $0)) }
            let later = [
                (path: "new", title: "Miedo a otra crisis", days: 0.5),
                (path: "old", title: "Otra crisis, otro miedo", days: 60),
            ]
            let items = (old + later).map {
                ChangingFeeds.Item(path: $0.path, title: $0.title, text: "", hoursAgo: $0.days * 24)
            }
            feeds.items.value.withLock { $0 = ["ash": items] }
            try await feeds.build()
            let explanations = try feeds.pipeline(language: "es")
                .explanations(of: ["http://ash.example/new", "http://ash.example/old"], at: ChangingFeeds.now)
            #expect(explanations.map { $0.brief == nil } == [false, true])
            #expect(explanations.map(\.article.language) == [nil, nil])
            #expect(
                explanations.map { $0.sentiment?.words.map(\.text) } == [["Miedo", "crisis"], ["crisis", "miedo"]])
        }
    }
}
