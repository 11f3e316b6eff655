import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Testing

/// The records that one edition leaves for the next.
struct EditionRecordTests {
    private func record(_ id: String, shown: Date, movedTo: String? = nil) -> StoryRecord {
        StoryRecord(id: id, lead: "lead of \(id)", firstShown: hour(0), lastShown: shown, movedTo: movedTo)
    }

    @Test(arguments: ArchiveKind.allCases)
    func anEditionIsComparedWithTheOneBeforeHoweverOftenItIsMade(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            #expect(try archive.edition(before: hour(24)) == nil)
            let first = EditionRecord(moment: hour(24), articles: ["a", "b"])
            try archive.remember(edition: first)
            #expect(try archive.edition(before: hour(24)) == nil)
            #expect(try archive.edition(before: hour(48)) == first)
            let second = EditionRecord(moment: hour(48), articles: ["b", "c"])
            for _ in 1...3 {
                #expect(try archive.edition(before: hour(48)) == first)
                try archive.remember(edition: second)
            }
            let third = EditionRecord(moment: hour(72), articles: [])
            try archive.remember(edition: third)
            #expect(try archive.edition(before: hour(72)) == second)
            #expect(try archive.edition(before: hour(96)) == third)
            // Only the last and the one before it are kept.
            #expect(try archive.edition(before: hour(48)) == nil)
        }
    }

    @Test(arguments: ArchiveKind.allCases)
    func storiesWithAPageAreRememberedForEver(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            let records = [record("a", shown: hour(10)), record("b", shown: hour(20), movedTo: "a")]
            try archive.remember(permalinks: [], stories: records)
            #expect(try archive.storyRecords() == records)
            // What is not named stays; what is named again is replaced.
            let again = record("a", shown: hour(30))
            try archive.remember(permalinks: [], stories: [again])
            #expect(try archive.storyRecords() == [again, records[1]])
            try archive.forget(before: hour(25))
            #expect(try archive.storyRecords() == [again, records[1]])
        }
    }

    @Test(arguments: ArchiveKind.allCases)
    func addressesAreRememberedForEver(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            let story = Permalink(
                path: "stories/a", title: "Ponte abre", language: "pt-PT", link: "https://a.example/1", article: "lead",
                feed: "feeds/stories/a", moment: hour(1.5))
            let day = Permalink(path: "archive/2023-03-08", title: "", moment: hour(2))
            try archive.remember(permalinks: [story, day], stories: [])
            #expect(try archive.permalinks() == [day, story])
            // What is not named stays; what is named again is replaced.
            var again = story
            again.title = "Ponte fecha"
            try archive.remember(permalinks: [again], stories: [])
            try archive.forget(before: hour(1_000))
            #expect(try open().permalinks() == [day, again])
        }
    }
}
