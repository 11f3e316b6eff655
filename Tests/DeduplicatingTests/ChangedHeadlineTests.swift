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

    @Test func theEarlierHeadlineIsKept() {
        let first = article("Harbour master awaits sentence")
        let changed = first.seenAgain(as: article("Harbour master sentenced"), isOwn: true)
        #expect(changed.title == "Harbour master sentenced")
        #expect(changed.earlierTitle == "Harbour master awaits sentence")
        // Seen unchanged in the next run.
        #expect(changed.seenAgain(as: article("Harbour master sentenced"), isOwn: true) == changed)
    }

    @Test func aNewHeadlineIsAnUpdateIfThePublisherGivesNoDate() {
        let first = article("Harbour master awaits sentence")
        let night = Self.date + 86_400
        var second = article("Harbour master sentenced")
        second.lastSeen = night
        let changed = first.seenAgain(as: second, isOwn: true)
        #expect(changed.updated == night)
        // Seen unchanged a night later, with a date that lies ahead.
        second.lastSeen = night + 86_400
        second.updated = night + 864_000
        #expect(changed.seenAgain(as: second, isOwn: true).updated == night)
        // Other marks are no update.
        var marked = article("Harbour Master Awaits Sentence")
        marked.lastSeen = night
        #expect(first.seenAgain(as: marked, isOwn: true).updated == nil)
    }

    @Test func twoAlternatingHeadlinesAreNotAnUpdate() {
        var (one, other) = (article("Harbour master awaits sentence"), article("Bribes in the harbour"))
        // Both in one run, as in two sections of a paper.
        let first = one.seenAgain(as: other, isOwn: true)
        #expect(first.updated == nil)
        (one.lastSeen, other.lastSeen) = (Self.date + 86_400, Self.date + 86_400)
        #expect(first.seenAgain(as: one, isOwn: true).seenAgain(as: other, isOwn: true).updated == nil)
    }

    @Test func aPublishersDateForANewHeadlineHolds() {
        var second = article("Harbour master sentenced")
        second.lastSeen = Self.date + 86_400
        second.updated = Self.date + 3600
        #expect(article("Harbour master awaits sentence").seenAgain(as: second, isOwn: true).updated == second.updated)
    }

    @Test(arguments: ["Harbour Master Awaits Sentence", "UPDATE 2-Harbour master awaits sentence"])
    func differentPunctuationIsNotANewHeadline(title: String) {
        let first = article("Harbour master awaits sentence")
        #expect(first.seenAgain(as: article(title), isOwn: true).earlierTitle == nil)
    }

    @Test("an article whose headline loses the mark of paid ones is no longer marked")
    func markedHeadline() {
        var marked = article("STAT+: Harbour master awaits sentence")
        marked.access = .paid
        let opened = article("Harbour master awaits sentence")
        #expect(marked.seenAgain(as: opened, isOwn: true).access == nil)
        #expect(marked.seenAgain(as: opened, isOwn: false).access == .paid)
        #expect(opened.seenAgain(as: marked, isOwn: true).access == .paid)
    }

    @Test func anotherFeedsHeadlineIsNotAChange() {
        let first = article("Harbour master awaits sentence")
        let seen = first.seenAgain(as: article("Bribes in the harbour", source: "other"), isOwn: false)
        #expect(seen.title == "Harbour master awaits sentence" && seen.earlierTitle == nil)
    }
}
