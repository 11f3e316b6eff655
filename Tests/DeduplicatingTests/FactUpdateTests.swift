import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Deduplicating

/// What publishers state follows their latest word.
@Suite("Facts that are seen again")
struct FactUpdateTests {
    private static let known = Article(
        id: "a", source: "s", title: "T", firstSeen: Date(timeIntervalSinceReferenceDate: 700_000_000),
        lastSeen: Date(timeIntervalSinceReferenceDate: 700_000_000))

    @Test("each stated fact", arguments: StatedFacts.table.map(\.name))
    func stated(_ name: String) throws {
        let fact = try #require(StatedFacts.table.first { $0.name == name })
        let empty = Self.known
        var one = empty
        one.facts.stated = fact.changed(empty.facts.stated)
        var other = empty
        other.facts.stated = fact.changed(one.facts.stated)
        #expect(one.facts != empty.facts && other.facts != one.facts)
        // A gap is filled by anybody.
        for isOwn in [true, false] { #expect(empty.seenAgain(as: one, isOwn: isOwn).facts == one.facts) }
        // The publisher's own feed replaces, another's doesn't; nobody takes away.
        #expect(one.seenAgain(as: other, isOwn: true).facts == other.facts)
        #expect(one.seenAgain(as: other, isOwn: false).facts == one.facts)
        for isOwn in [true, false] { #expect(one.seenAgain(as: empty, isOwn: isOwn).facts == one.facts) }
    }
}
