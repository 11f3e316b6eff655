import Foundation
import TestSupport
import Testing

@Suite("pulse init")
struct StartTests {
    @Test(
        "writes a list of a kind that is sound as it stands",
        arguments: [
            (["--like", "world"], "World Pulse", 24, ["BBC News – World"]),
            (["--like", "technology"], "Technology Pulse", 15, ["Ars Technica", "heise online"]),
            (["--like", "good-news"], "Good News", 7, ["Positive News"]),
            (["--like", "science"], "Science Pulse", 8, ["Nature", "Phys.org"]),
            (["--like", "local", "--country", "ca"], "Local Pulse", 5, ["CBC"]),
        ])
    func kinds(arguments: [String], title: String, feeds: Int, names: [String]) async throws {
        try await withTemporaryFolder { folder in
            let ending = try await Tool(folder: folder).run(["init", "mine"] + arguments)
            #expect(ending.status == 0, "\(ending.errors)")
            let mine = Tool(folder: folder.appending(path: "mine"))
            #expect(try await mine.run("check").output.contains("\(feeds) sources enabled"))
            let list = try await mine.run("list").output
            for name in names { #expect(list.contains(name), "\(name) in \(list)") }
            #expect(try await mine.run("build", "--print-config").output.contains("\"title\" : \"\(title)\""))
        }
    }

    @Test("a country without a feed is refused in one line that names those with feeds")
    func nowhere() async throws {
        try await withTemporaryFolder { folder in
            let ending = try await Tool(folder: folder).run("init", "mine", "--like", "local", "--country", "AQ")
            #expect(ending.status == 2)
            #expect(
                ending.errors.hasPrefix(
                    "pulse: the shipped list has no feed from AQ; choose one with --country: AE, AR, "),
                "\(ending.errors)")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "mine").path))
        }
    }
}
