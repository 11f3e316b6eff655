import Foundation
import Newsroom
import Publishing
import TestSupport
import Testing

@Suite("Publishing into a folder")
struct PublisherTests {
    let first = ["index.html": "one", "sports/tennis.html": "two", "sports/golf.html": "three", "a/b/c.html": "four"]

    @Test(
        "Unchanged files need not be passed on, and no other file is mistaken for them",
        arguments: Way.allCases)
    func reused(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            let publisher = way.publisher(output)
            _ = try publisher.publish(site(first))
            let stamps = try #require(publisher.snapshot()).stamps
            #expect(Set(stamps.keys) == Set(first.keys))
            let golf = try output.identity("sports/golf.html")
            let kept = stamps.filter { $0.key.hasPrefix("sports/") }
            let changed = try publisher.publish(site(["index.html": "new"]), besides: kept)
            #expect(changed == Publication(written: ["index.html"], unchanged: 2, removed: ["a/b/c.html"]))
            #expect(try output.identity("sports/golf.html") == golf)
            #expect(
                output.pages == ["index.html": "new", "sports/tennis.html": "two", "sports/golf.html": "three"])

            try Data("thr33".utf8).write(to: output.appending(path: "sports/golf.html"))
            #expect(throws: PublishingError.self) {
                try publisher.publish(site(["index.html": "newer"]), besides: kept)
            }
            try FileManager.default.removeItem(at: output.appending(path: "sports/golf.html"))
            #expect(throws: PublishingError.self) {
                try publisher.publish(site(["index.html": "newer"]), besides: kept)
            }
            #expect(try isOutdated(publisher, beside: ["none.html": 1]))
            #expect(try String(contentsOf: output.appending(path: "index.html"), encoding: .utf8) == "new")
        }
    }

    private func isOutdated(_ publisher: Publisher, beside reused: [String: UInt64]) throws -> Bool {
        let error = #expect(throws: PublishingError.self) {
            try publisher.publish(site(["index.html": "newer"]), besides: reused)
        }
        return error?.isOutdated ?? false
    }

    @Test(
        "A site appears, stays untouched while nothing changes, and changes only where it does", arguments: Way.allCases
    )
    func life(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "deep/Output")
            let publisher = way.publisher(output)
            let born = try publisher.publish(site(first))
            #expect(born == Publication(written: first.keys.sorted(), unchanged: 0, removed: []))
            #expect(output.pages == first)

            let before = try [".", "index.html", ".pulse-manifest", "sports"].map(output.identity)
            let same = try publisher.publish(site(first))
            #expect(same == Publication(written: [], unchanged: 4, removed: []))
            #expect(try [".", "index.html", ".pulse-manifest", "sports"].map(output.identity) == before)

            let golf = try output.identity("sports/golf.html")
            let second = ["index.html": "new", "sports/golf.html": "three", "a.html": "five"]
            let changed = try publisher.publish(site(second))
            #expect(
                changed
                    == Publication(
                        written: ["a.html", "index.html"], unchanged: 1,
                        removed: ["a/b/c.html", "sports/tennis.html"]))
            #expect(try output.identity("sports/golf.html") == golf)
            #expect(
                output.tree.keys.sorted() == [".pulse-manifest", "a.html", "index.html", "sports/", "sports/golf.html"])
            #expect(output.pages == second)
            #expect(output.neighbours == ["Output"], "nothing is left beside it")
        }
    }

    @Test("Files become folders and folders files", arguments: Way.allCases)
    func shapes(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            for pages in [["a": "1", "b/c/d": "2"], ["a/x": "3", "b": "4"], ["a": "5", "b/c": "6"], [:]] {
                _ = try way.publisher(output).publish(site(pages))
                #expect(output.pages == pages)
            }
            #expect(output.tree.keys.sorted() == [".pulse-manifest"])
        }
    }

    @Test("Other programs' files are left unchanged", arguments: Way.allCases)
    func foreign(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            let foreign = [
                ".git/config": "[core]", "CNAME": "news.example", "sports/notes.txt": "mine", ".gitkeep": "",
            ]
            for (path, text) in foreign { try output.write(text, to: path) }
            let manager = FileManager.default
            try manager.createDirectory(at: output.appending(path: "empty"), withIntermediateDirectories: true)
            try manager.createSymbolicLink(
                atPath: output.appending(path: "link").path, withDestinationPath: "/nowhere")
            chmod(output.path, 0o2750)
            chmod(output.appending(path: ".git").path, 0o700)
            let paths = foreign.keys.sorted() + ["link"]
            let before = try paths.map(output.identity)
            let modes = try [".", ".git"].map { try output.identity($0).split(separator: " ").last }

            _ = try way.publisher(output).publish(site(first))
            _ = try way.publisher(output).publish(site(["index.html": "new"]))

            #expect(try paths.map(output.identity) == before)
            #expect(try [".", ".git"].map { try output.identity($0).split(separator: " ").last } == modes)
            var expected = foreign
            expected["index.html"] = "new"
            expected["link"] = "-> /nowhere"
            #expect(output.pages == expected)
            #expect(output.tree["empty/"] != nil)
            #expect(output.tree["a/"] == nil)
        }
    }

    @Test("Another program's file is never overwritten, unless it is identical", arguments: Way.allCases)
    func obstacles(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            try output.write("theirs", to: "index.html")
            try output.write("theirs", to: "sports/old.txt")
            let before = output.tree
            for pages in [
                ["index.html": "ours"], ["index.html/a": "ours"], ["sports": "ours"],
                ["x": "1", "sports/old.txt": "2"],
            ] {
                let error = try #require(throws: PublishingError.self) {
                    try way.publisher(output).publish(site(pages))
                }
                #expect(error.reason.hasPrefix("was not written by Global Pulse"), "\(error)")
                #expect(output.tree == before)
            }
            #expect(try way.publisher(output).publish(site(["index.html": "theirs"])).unchanged == 1)
            #expect(try way.publisher(output).publish(site(["index.html": "ours"])).written == ["index.html"])
            #expect(output.pages == ["index.html": "ours", "sports/old.txt": "theirs"])
        }
    }

    @Test("A site without its manifest is reported and kept", arguments: Way.allCases, [nil, "", "../x\n"])
    func withoutManifest(way: Way, listed: String?) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            _ = try way.publisher(output).publish(site(["index.html": "1", "about.html": "2"]))
            try FileManager.default.removeItem(at: output.appending(path: ".pulse-manifest"))
            if let listed { try output.write(listed, to: ".pulse-manifest") }
            let before = output.tree
            let error = try #require(throws: PublishingError.self) {
                try way.publisher(output).publish(site(["index.html": "new", "about.html": "2"]))
            }
            #expect(error.path.hasSuffix("/Output/index.html"))
            #expect(error.reason.contains("the list of our pages, is missing or damaged"), "\(error)")
            #expect(output.tree == before)
        }
    }

    @Test("A manifest can't cause anything outside the site to be removed", arguments: Way.allCases)
    func hostileManifest(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            try folder.write("precious", to: "victim")
            try folder.write("precious", to: "elsewhere/file")
            try output.write(
                "../victim\n\(folder.path)/victim\nlink/file\nfolder\n./index.html\n", to: ".pulse-manifest")
            try output.write("kept", to: "folder/inner")
            try FileManager.default.createSymbolicLink(
                atPath: output.appending(path: "link").path, withDestinationPath: "../elsewhere")
            let publication = try way.publisher(output).publish(site(["index.html": "1"]))
            #expect(publication.removed.isEmpty)
            #expect(try String(contentsOf: folder.appending(path: "victim"), encoding: .utf8) == "precious")
            #expect(try String(contentsOf: folder.appending(path: "elsewhere/file"), encoding: .utf8) == "precious")
            #expect(output.pages["folder/inner"] == "kept")
            let error = #expect(throws: PublishingError.self) {
                try way.publisher(output).publish(site(["link/page.html": "1"]))
            }
            #expect(error?.path.hasSuffix("/Output/link") == true)
        }
    }

    @Test("A linked output stays a link", arguments: Way.allCases)
    func linked(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let link = folder.appending(path: "www")
            let target = folder.appending(path: "sites/real")
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "sites/real")
            for text in ["1", "2"] { _ = try way.publisher(link).publish(site(["index.html": text])) }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "sites/real")
            #expect(target.pages == ["index.html": "2"])
        }
    }

    @Test("Outputs that must be mistakes are refused")
    func outputs() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("text", to: "file")
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "dangling").path, withDestinationPath: "nowhere")
            let home = NSHomeDirectory()
            let tooHigh = """
                the site would fill this folder, which contains your home or the whole system; choose a folder inside it
                """
            for (path, reason) in [
                ("/", tooHigh), (home, tooHigh),
                ("", "no output folder is set; name one with --output or in the configuration"),
                (folder.appending(path: "file").path, "not a folder; choose another output"),
                (folder.appending(path: "file/below").path, "not a folder"),
                (folder.appending(path: "dangling").path, "does not exist"),
            ] {
                let error = #expect(throws: PublishingError.self) {
                    try Publisher(output: path).publish(site(["index.html": "1"]))
                }
                #expect(error?.reason == reason, "\(path)")
            }
            #expect(folder.pages == ["file": "text", "dangling": "-> nowhere"])
        }
    }

    @Test("Readers find every page, whole, at every moment", arguments: Way.allCases)
    func readers(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Output")
            let paths = (0..<12).map { "section\($0 % 3)/page\($0).html" }
            func edition(_ number: Int) -> [Page] {
                // Every third page stays the same.
                paths.enumerated().map { index, path in
                    Page(path: path, text: String(repeating: "\(index % 3 == 0 ? 0 : number)\n", count: 5_000))
                }
            }
            _ = try way.publisher(output).publish(edition(0))
            // On a thread of its own: reading without a pause would starve other tests' tasks.
            let reader = Reader(paths: paths, output: output)
            reader.start()
            for number in 1...25 { _ = try way.publisher(output).publish(edition(number)) }
            let (faults, reads) = reader.stop()
            #expect(faults.isEmpty)
            #expect(reads > 12)
        }
    }
}
