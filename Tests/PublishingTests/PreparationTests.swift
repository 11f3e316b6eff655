import Dispatch
import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Publishing

@Suite("A site whose pages are added one by one as they are made")
struct PreparationTests {
    let old = ["index.html": "old", "gone.html": "old", "sports/a.html": "same"]
    let new = ["index.html": "new", "sports/a.html": "same", "sports/b.html": "new"]

    private func withOldSite(_ way: Way, _ body: (URL, Publisher) throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            try output.write("mine", to: "CNAME")
            let publisher = way.publisher(output)
            _ = try publisher.publish(site(old))
            try body(output, publisher)
        }
    }

    @Test("Nobody sees a page before all are there, nor does another run publish", arguments: Way.allCases)
    func unseen(way: Way) async throws {
        try await withOldSite(way) { output, publisher in
            let before = output.pages
            let preparation = try publisher.preparation()
            let pages = site(new)
            DispatchQueue.concurrentPerform(iterations: pages.count) { preparation.take(pages[$0]) }
            #expect(output.pages.filter { !$0.key.hasPrefix(".pulse-staging") } == before)
            let error = #expect(throws: PublishingError.self) { try publisher.publish(site(old)) }
            #expect(error?.reason.hasPrefix("another run") == true)
            let publication = try preparation.commit()
            #expect(publication.written == ["index.html", "sports/b.html"])
            #expect(publication.unchanged == 1 && publication.removed == ["gone.html"])
            #expect(output.pages == new.merging(["CNAME": "mine"]) { $1 })
            #expect(output.neighbours == ["Output"])
        }
    }

    @Test("What is never published is deleted", arguments: Way.allCases)
    func abandoned(way: Way) async throws {
        try await withOldSite(way) { output, publisher in
            let before = output.tree
            do {
                let preparation = try publisher.preparation()
                for page in site(new) { preparation.take(page) }
            }
            #expect(output.tree == before)
            #expect(output.neighbours == ["Output"])
            _ = try publisher.publish(site(new))
            #expect(output.pages == new.merging(["CNAME": "mine"]) { $1 })
        }
    }

    @Test("A reused page that changes before all files are there is reported", arguments: Way.allCases)
    func outdated(way: Way) async throws {
        try await withOldSite(way) { output, publisher in
            let preparation = try publisher.preparation()
            for page in site(new) { preparation.take(page) }
            try output.write("other", to: "sports/a.html")
            let error = #expect(throws: PublishingError.self) { try preparation.commit() }
            #expect(error?.isOutdated == true)
            #expect(output.pages["index.html"] == "old")
        }
    }

    @Test("A problem with a page is reported at the end, and nothing has changed", arguments: Way.allCases)
    func wrong(way: Way) async throws {
        try await withOldSite(way) { output, publisher in
            let before = output.tree
            for (path, reason) in [
                ("../x", "not a page's path: "), ("index.html", "the site has this page twice"),
                ("index.html/x", "the site also has a folder 'index.html'"),
            ] {
                do {
                    let preparation = try publisher.preparation()
                    for page in site(new) + [Page(path: path, text: "x")] { preparation.take(page) }
                    let error = #expect(throws: PublishingError.self) { try preparation.commit() }
                    #expect(error?.reason.hasPrefix(reason) == true, "\(path)")
                }
                #expect(output.tree == before)
                #expect(output.neighbours == ["Output"])
            }
        }
    }

    @Test("Killed while pages are made in the folder itself: what was prepared is thrown away")
    func killed() async throws {
        try await withOldSite(.inPlace) { output, publisher in
            try output.write("new", to: ".pulse-staging/pages/index.html")
            try output.write("new", to: ".pulse-staging/pages/sports/b.html")
            #expect(try publisher.publish(site(old)).unchanged == 3)
            #expect(output.pages == old.merging(["CNAME": "mine"]) { $1 })
        }
    }
}
