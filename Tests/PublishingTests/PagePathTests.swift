import Foundation
import Newsroom
import Publishing
import TestSupport
import Testing

@Suite("The paths that pages may have")
struct PagePathTests {
    @Test(
        "Paths that could land elsewhere are refused before anything is touched",
        arguments: [
            "", "/etc/passwd", "..", "../x", "a/../x", "a/..", "./a", "a//b", "a/", "a\0b", "a\nb", "a\\b",
            ".pulse-manifest", "../\u{301}x", "/\u{301}etc", "a/..//\u{301}", "\u{301}/../x", "a/.pulse-\u{301}x",
            "a/.pulse-next", String(repeating: "n", count: 256), String(repeating: "a/", count: 600) + "a",
        ])
    func refused(path: String) async throws {
        try await withTemporaryFolder { folder in
            let error = #expect(throws: PublishingError.self) {
                try Publisher(output: folder.appending(path: "Output").path)
                    .publish([Page(path: "good.html", text: ""), Page(path: path, text: "")])
            }
            #expect(error?.path == path)
            #expect(error?.reason.hasPrefix("not a page's path: ") == true)
            #expect(folder.tree.isEmpty)
        }
    }

    @Test(
        "Pages that get into each other's way are refused",
        arguments: [
            (["a.html", "a.html"], "the site has this page twice"),
            (["a.html", "A.html"], "the site has this page and 'a.html', which differs only in case"),
            (["caf\u{E9}", "cafe\u{301}"], "the site has this page "),
            (["a", "a/b"], "the site also has a folder 'a'"),
            (["x/a", "x/A/b"], "the site also has a folder 'x/A'"),
            (["Sports/a", "sports/b"], "the site has the folder 'Sports', which differs only in case"),
        ])
    func clashes(paths: [String], reason: String) async throws {
        try await withTemporaryFolder { folder in
            let error = #expect(throws: PublishingError.self) {
                try Publisher(output: folder.appending(path: "Output").path)
                    .publish(paths.map { Page(path: $0, text: "") })
            }
            #expect(error?.reason.hasPrefix(reason) == true, "\(String(describing: error))")
        }
    }

    @Test("Unusual but harmless paths are published", arguments: Way.allCases)
    func unusual(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "Out put é")
            let pages = [
                "a b.html": "1", "..a": "2", ".well-known/x": "3", "日本/語.html": "4", "# hash": "5", "remove x": "6",
                "...": "7",
                "a/\u{301}b.html": "8",
            ]
            for _ in 0..<2 { _ = try way.publisher(output).publish(site(pages)) }
            #expect(output.pages == pages)
            // Foundation lists no such name.
            let odd = "\u{301}x.html"
            _ = try way.publisher(output).publish(site(pages) + [Page(path: odd, text: "9")])
            #expect(FileManager.default.contents(atPath: "\(output.path)/\(odd)") == Data("9".utf8))
            _ = try way.publisher(output).publish([])
            #expect(output.pages.isEmpty)
        }
    }

    @Test("Names that only look alike are two files: our old one is removed, another program's is never overwritten")
    func lookAlikes() async throws {
        let (composed, decomposed) = ("caf\u{E9}.html", "cafe\u{301}.html")
        for way in Way.allCases {
            try await withTemporaryFolder { folder in
                let output = folder.appending(path: "Output")
                _ = try way.publisher(output).publish(site([composed: "1"]))
                let publication = try way.publisher(output).publish(site([decomposed: "2"]))
                #expect(publication.removed.map { Array($0.utf8) } == [Array(composed.utf8)])
                #expect(output.pages == [decomposed: "2"], "one file is left of the two")
                try output.write("a stranger's", to: composed)
                #expect(throws: PublishingError.self) { try way.publisher(output).publish(site([composed: "3"])) }
                #expect(
                    output.pages.count == 1
                        && FileManager.default.contents(atPath: "\(output.path)/\(composed)")
                            == Data("a stranger's".utf8)
                )
            }
        }
    }
}
