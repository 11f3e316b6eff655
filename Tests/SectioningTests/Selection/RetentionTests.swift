import Foundation
import Newsroom
import Testing

@testable import Sectioning

/// Old articles expire; those that would come back as new stay.
struct RetentionTests {
    private static let day = 86_400.0
    private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private static func days(_ count: Double) -> Date { now.addingTimeInterval(-count * day) }

    private func article(
        published: Date? = nil, firstSeen: Date, lastSeen: Date, sources: [FeedSource.ID] = ["a"]
    ) -> Article {
        Article(
            id: "x", source: sources[0], alsoIn: Array(sources.dropFirst()), title: "Bridge opens",
            published: published, firstSeen: firstSeen, lastSeen: lastSeen)
    }

    private func retention(read: Date? = nil, asked: Date? = nil) -> Retention {
        var record = FeedRecord(source: "a")
        record.lastRead = read
        record.lastAttempt = asked
        return Retention(days: 30, at: Self.now, records: ["a": record])
    }

    @Test func anArticleThatWasNeitherPublishedNorSeenWithinTheDaysHasExpired() {
        let old = article(published: Self.days(31), firstSeen: Self.days(31), lastSeen: Self.days(31))
        #expect(retention().isExpired(old))
        #expect(retention().isExpired(article(firstSeen: Self.days(30.1), lastSeen: Self.days(30.1))))
    }

    @Test func aRecentDateOrSightingKeepsAnArticle() {
        #expect(!retention().isExpired(article(firstSeen: Self.days(29.9), lastSeen: Self.days(29.9))))
        #expect(!retention().isExpired(article(firstSeen: Self.days(60), lastSeen: Self.days(29.9))))
    }

    /// The feed said "not modified" ever since: what it held, it holds.
    @Test func articlesOfAnUnchangedFeedStay() {
        let held = article(firstSeen: Self.days(60), lastSeen: Self.days(50))
        let dropped = article(firstSeen: Self.days(60), lastSeen: Self.days(51))
        let retention = retention(read: Self.days(50), asked: Self.now)
        #expect(!retention.isExpired(held))
        #expect(retention.isExpired(dropped))
        let copied = article(firstSeen: Self.days(60), lastSeen: Self.days(50), sources: ["b", "a"])
        #expect(!retention.isExpired(copied))
    }

    @Test func aRemovedFeedKeepsNoArticles() {
        let held = article(firstSeen: Self.days(60), lastSeen: Self.days(50))
        #expect(retention(read: Self.days(50), asked: Self.days(31)).isExpired(held))
        #expect(retention(asked: Self.now).isExpired(held))
    }
}
