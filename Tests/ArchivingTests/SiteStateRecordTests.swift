import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Testing

/// The published site is remembered while it shows all that the archive knows.
struct SiteStateRecordTests {
    private let site = SiteState(
        moment: hour(1.1), fingerprint: "0123456789abcdef",
        figures: EditionFigures(
            articles: 3, promotions: 1, stories: 2, placed: 0,
            editions: [EditionCount(title: "Ünïcødé \"two\"", articles: 2)]))

    @Test(arguments: ArchiveKind.available)
    func itIsReplacedAndKept(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            #expect(try open().siteState() == nil)
            try open().store(siteState: site)
            #expect(try open().siteState() == site)
            var other = site
            other.moment = hour(2)
            try open().store(siteState: other)
            // What a run remembers that brought nothing.
            try open().store(articles: [], records: [fullRecord("a")])
            try open().store(pages: [], robots: [])
            #expect(try open().expire(["none"], at: hour(3), forgettingMarkedBefore: hour(2)) == 0)
            #expect(try open().siteState() == other)
        }
    }

    @Test(arguments: ArchiveKind.available)
    func theStateIsDiscardedOnceTheArchiveChanges(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            let changes: [(any Archive) throws -> Void] = [
                { try $0.store(articles: [article("a")], records: []) },
                { try $0.store(pages: [ArticlePage(article: "a", lastAttempt: hour(1))], robots: []) },
                { try $0.rename(source: "https://a.example/feed", to: "b") },
                { archive in
                    for moment in [hour(1), hour(9)] {
                        _ = try archive.expire(["a"], at: moment, forgettingMarkedBefore: hour(5))
                    }
                },
            ]
            for change in changes {
                try archive.store(siteState: site)
                try change(archive)
                #expect(try archive.siteState() == nil)
            }
        }
    }
}
