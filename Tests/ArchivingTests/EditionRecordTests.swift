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

    @Test(arguments: ArchiveKind.available)
    func aRebuiltEditionIsComparedWithTheSamePredecessor(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            #expect(try archive.edition(before: hour(24)) == nil)
            let first = EditionRecord(moment: hour(24), articles: ["a", "b"])
            try archive.store(edition: first)
            #expect(try archive.edition(before: hour(24)) == nil)
            #expect(try archive.edition(before: hour(48)) == first)
            let second = EditionRecord(moment: hour(48), articles: ["b", "c"])
            for _ in 1...3 {
                #expect(try archive.edition(before: hour(48)) == first)
                try archive.store(edition: second)
            }
            let third = EditionRecord(moment: hour(72), articles: [])
            try archive.store(edition: third)
            #expect(try archive.edition(before: hour(72)) == second)
            #expect(try archive.edition(before: hour(96)) == third)
            // Only the last and the one before it are kept.
            #expect(try archive.edition(before: hour(48)) == nil)
        }
    }

    @Test(arguments: ArchiveKind.available)
    func storiesWithAPageAreStoredForEver(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            let records = [record("a", shown: hour(10)), record("b", shown: hour(20), movedTo: "a")]
            try archive.store(permalinks: [], stories: records, threads: [])
            #expect(try archive.storyRecords() == records)
            // What is not named stays; what is named again is replaced.
            let again = record("a", shown: hour(30))
            try archive.store(permalinks: [], stories: [again], threads: [])
            #expect(try archive.storyRecords() == [again, records[1]])
            try archive.forget(before: hour(25))
            #expect(try archive.storyRecords() == [again, records[1]])
        }
    }

    @Test(arguments: ArchiveKind.available)
    func runningStoriesAreStoredForEver(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            var story = record("a", shown: hour(10))
            story.thread = "t"
            story.publishers = 3
            story.hallmarks = [
                Hallmark(term: .max, weight: 0.75, prominence: 1), Hallmark(term: 1, weight: 0.125, prominence: 0.5),
            ]
            story.theme = StoryTheme(
                name: "pandemic", country: "NZ", coordinates: Coordinates(latitude: -41.25, longitude: 174.5))
            let threads = [
                ThreadRecord(id: "t", firstShown: hour(5)), ThreadRecord(id: "u", firstShown: hour(6), movedTo: "t"),
            ]
            try archive.store(permalinks: [], stories: [story], threads: threads)
            #expect(try archive.storyRecords() == [story])
            #expect(try archive.threadRecords() == threads)
            // What is not named stays; what is named again is replaced.
            let again = ThreadRecord(id: "t", firstShown: hour(5), movedTo: "v")
            try archive.store(permalinks: [], stories: [], threads: [again])
            try archive.forget(before: hour(1_000))
            #expect(try open().threadRecords() == [again, threads[1]])
            #expect(try open().storyRecords() == [story])
        }
    }

    @Test(arguments: ArchiveKind.available)
    func addressesAreStoredForEver(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            let story = Permalink(
                path: "stories/a", title: "Ponte abre", language: "pt-PT", link: "https://a.example/1", article: "lead",
                feed: "feeds/stories/a", moment: hour(1.5))
            let day = Permalink(path: "archive/2023-03-08", title: "", moment: hour(2))
            try archive.store(permalinks: [story, day], stories: [], threads: [])
            #expect(try archive.permalinks() == [day, story])
            // What is not named stays; what is named again is replaced.
            var again = story
            again.title = "Ponte fecha"
            try archive.store(permalinks: [again], stories: [], threads: [])
            try archive.forget(before: hour(1_000))
            #expect(try open().permalinks() == [day, again])
        }
    }
}
