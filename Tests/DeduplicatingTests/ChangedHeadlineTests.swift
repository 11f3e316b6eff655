import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// A headline that its publisher has changed is remembered; what only looks otherwise is none.
struct ChangedHeadlineTests {
    private static let date = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func article(_ title: String, source: String = "own") -> Article {
        Article(id: "1", source: source, title: title, firstSeen: Self.date, lastSeen: Self.date)
    }

    @Test func theHeadlineBeforeIsKept() {
        let first = article("Harbour master awaits sentence")
        let changed = first.seenAgain(as: article("Harbour master sentenced"), isOwn: true)
        #expect(changed.title == "Harbour master sentenced")
        #expect(changed.earlierTitle == "Harbour master awaits sentence")
        // Seen unchanged in the next run.
        #expect(changed.seenAgain(as: article("Harbour master sentenced"), isOwn: true) == changed)
    }

    @Test(arguments: ["Harbour Master Awaits Sentence", "UPDATE 2-Harbour master awaits sentence"])
    func otherMarksAreNoOtherHeadline(title: String) {
        let first = article("Harbour master awaits sentence")
        #expect(first.seenAgain(as: article(title), isOwn: true).earlierTitle == nil)
    }

    @Test func anotherFeedsHeadlineIsNoChange() {
        let first = article("Harbour master awaits sentence")
        let seen = first.seenAgain(as: article("Bribes in the harbour", source: "other"), isOwn: false)
        #expect(seen.title == "Harbour master awaits sentence" && seen.earlierTitle == nil)
    }
}
