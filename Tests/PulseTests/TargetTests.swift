import Foundation
import TestSupport
import Testing

@Suite("Deploying a site")
struct TargetTests {
    @Test("to a branch of a repository: a commit an edition, beside what others keep there")
    func git() async throws {
        try await withTemporaryFolder { folder in
            let site = try HandMadeSite(in: folder)
            let repository = try await Repository(at: folder.appending(path: "remote.git"))
            try await repository.commit("CNAME", "news.example\n", to: "gh-pages")
            let target = ["publish", "git", "remote.git", "--now", "2026-03-14T18:00:00Z"]
            let dry = try await site.tool.run(target + ["--dry-run"])
            #expect(dry.status == 0, "\(dry.errors)")
            #expect(
                dry.output
                    == "write .nojekyll\nwrite a/b.html\nwrite index.html\nwrite ü.css\ngit \(folder.path)/remote.git (gh-pages): would "
                    + "write 4 of 4 files, would remove 0\n")
            #expect(try await repository.git("rev-list", "--count", "gh-pages") == "1")
            let first = try await site.tool.run(target)
            #expect(first.status == 0, "\(first.errors)")
            #expect(
                try await repository.git("ls-tree", "-r", "--name-only", "-z", "gh-pages").split(separator: "\0")
                    == [".nojekyll", ".pulse-manifest", "CNAME", "a/b.html", "index.html", "ü.css"])
            #expect(try await repository.git("show", "gh-pages:a/b.html") == "one")
            #expect(
                try await repository.git("log", "-1", "--format=%s %ct", "gh-pages")
                    == "Edition of 2026-03-14T18:00:00Z 1773511200")
            let again = try await site.tool.run(target)
            #expect(again.output.hasSuffix(": wrote 0 of 4 files, removed 0\n"))
            #expect(try await repository.git("rev-list", "--count", "gh-pages") == "2")
            try site.write(["index.html": "new", "ü.css": "p{}"])
            // What others have put there meanwhile stays, too.
            try await repository.commit("README", "Hello\n", to: "gh-pages")
            let next = try await site.tool.run(target)
            #expect(next.output.hasSuffix(": wrote 1 of 3 files, removed 1\n"), "\(next.errors)")
            #expect(
                try await repository.git("ls-tree", "-r", "--name-only", "-z", "gh-pages").split(separator: "\0")
                    == [".nojekyll", ".pulse-manifest", "CNAME", "README", "index.html", "ü.css"])
            #expect(try await repository.git("rev-list", "--count", "gh-pages") == "4")
            let orphan = try await site.tool.run(target + ["--orphan", "--branch", "pages"])
            #expect(orphan.status == 0, "\(orphan.errors)")
            try site.write(["index.html": "newer"])
            #expect(try await site.tool.run(target + ["--orphan", "--branch", "pages"]).status == 0)
            #expect(try await repository.git("rev-list", "--count", "pages") == "1")
            #expect(try await repository.git("show", "pages:index.html") == "newer")
        }
    }

    @Test("a new month starts a new history, and what others keep in the branch stays")
    func monthly() async throws {
        try await withTemporaryFolder { folder in
            let site = try HandMadeSite(in: folder)
            let repository = try await Repository(at: folder.appending(path: "remote.git"))
            try await repository.commit("CNAME", "news.example\n", to: "gh-pages")
            func publish(_ text: String, _ day: String, _ more: String...) async throws -> String {
                try site.write(["index.html": text])
                let ending = try await site.tool.run(
                    ["publish", "git", "remote.git", "--now", day + "T18:00:00Z", "--restart-history", "monthly"] + more
                )
                #expect(ending.status == 0, "\(ending.errors)")
                #expect(try await repository.git("show", "gh-pages:index.html") == text)
                #expect(try await repository.git("show", "gh-pages:CNAME") == "news.example")
                return try await repository.git("rev-list", "--count", "gh-pages")
            }
            // Somebody else's commit is of today, which is later than these.
            #expect(try await publish("one", "2026-03-14") == "2")
            #expect(try await publish("two", "2026-03-31") == "3")
            #expect(try await publish("three", "2026-04-01") == "1")
            #expect(try await publish("four", "2026-04-30") == "2")
            #expect(try await publish("four", "2026-05-01") == "2", "nothing new is no commit")
            // A clock that was set back ends no history.
            #expect(try await publish("five", "2026-03-02") == "3")
            let files = try await repository.git("ls-tree", "-r", "--name-only", "gh-pages").split(separator: "\n")
            #expect(files == [".nojekyll", ".pulse-manifest", "CNAME", "index.html"])
            let refused = try await site.tool.run(
                "publish", "git", "remote.git", "--orphan", "--restart-history", "monthly")
            #expect(refused.status == 2 && refused.errors.contains("--orphan keeps no history"), "\(refused.errors)")
        }
    }

    @Test("a repository that refuses, or is missing, is reported in one line, and the next run finishes")
    func refusals() async throws {
        try await withTemporaryFolder { folder in
            let site = try HandMadeSite(in: folder)
            let missing = try await site.tool.run("publish", "git", "nowhere.git")
            #expect(missing.status == 1)
            #expect(
                missing.errors
                    == "pulse: git \(folder.path)/nowhere.git (gh-pages): git: fatal: '\(folder.path)/nowhere.git' does not "
                    + "appear to be a git repository\n")
            // As ssh ends its lines.
            var silent = site.tool
            silent.environment["GIT_SSH_COMMAND"] = "printf 'ssh: no route to host\\r\\n' >&2; false"
            #expect(
                try await silent.run("publish", "git", "me@host.example:news.git").errors
                    == "pulse: git me@host.example:news.git (gh-pages): git: ssh: no route to host\n")
            let repository = try await Repository(at: folder.appending(path: "remote.git"))
            let hook = folder.appending(path: "remote.git/hooks/pre-receive")
            try Data("#!/bin/sh\nexit 1\n".utf8).write(to: hook)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
            let refused = try await site.tool.run("publish", "git", "remote.git")
            #expect(refused.status == 1)
            #expect(refused.errors.split(separator: "\n").count == 1, "\(refused.errors)")
            try FileManager.default.removeItem(at: hook)
            // What a killed run leaves behind keeps nobody out.
            for name in ["pulse-index-1", "pulse-index-1.lock", "shallow.lock", "refs/pulse/published.lock"] {
                let left = folder.appending(path: "Data/targets/git/\(name)")
                try FileManager.default.createDirectory(
                    at: left.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("x".utf8).write(to: left)
            }
            #expect(try await site.tool.run("publish", "git", "remote.git").status == 0)
            #expect(try await repository.git("show", "gh-pages:index.html") == "front")
        }
    }

    @Test("no user's name and no key of an address is printed, nor is on the disk or in the arguments")
    func secrets() async throws {
        try await withTemporaryFolder { folder in
            let site = try HandMadeSite(in: folder)
            let server = try LoopbackServer { _, connection in connection.answer("403 Forbidden") }
            let address = server.url("/news.git").replacing("http://", with: "http://ada:s3cret@")
            let ending = try await site.tool.run("publish", "git", address)
            #expect(ending.status == 1)
            #expect(!(ending.errors + ending.output).contains("s3cret"), "\(ending.errors)")
            for (path, bytes) in try files(below: folder) {
                #expect(bytes.firstRange(of: Data("s3cret".utf8)) == nil, "\(path)")
            }
        }
    }

    @Test("to a folder: new files are sent, old ones removed, and other programs' files stay")
    func toFolder() async throws { try await sendsTwice("folder") }

    @Test("and by rsync", .needs(program: "/usr/bin/rsync", from: "rsync"))
    func byRsync() async throws { try await sendsTwice("rsync") }

    private func sendsTwice(_ kind: String) async throws {
        try await withTemporaryFolder { folder in
            let site = try HandMadeSite(in: folder)
            let target = folder.appending(path: "www/news")
            let dry = try await site.tool.run("publish", kind, "www/news", "--dry-run")
            #expect(dry.status == 0, "\(dry.errors)")
            #expect(dry.output.hasPrefix("write a/b.html\nwrite index.html\nwrite ü.css\n"), "\(dry.output)")
            #expect(!FileManager.default.fileExists(atPath: target.path))
            let first = try await site.tool.run("publish", kind, "www/news")
            #expect(first.output == "\(kind) \(target.path): wrote 3 of 3 files, removed 0\n", "\(first.errors)")
            try Data("mine".utf8).write(to: target.appending(path: "mine.txt"))
            try site.write(["index.html": "new", "ü.css": "p{}"])
            let next = try await site.tool.run("publish", kind, "www/news")
            #expect(next.output == "\(kind) \(target.path): wrote 1 of 2 files, removed 1\n", "\(next.errors)")
            #expect(try pages(in: target) == ["index.html": "new", "ü.css": "p{}", "mine.txt": "mine"])
            let again = try await site.tool.run("publish", kind, "www/news")
            #expect(again.output.hasSuffix(": wrote 0 of 2 files, removed 0\n"))
        }
    }

    /// What stands in a folder, but for bookkeeping.
    private func pages(in folder: URL) throws -> [String: String] {
        try files(below: folder).filter { !$0.key.hasPrefix(".pulse-") }.mapValues {
            String(decoding: $0, as: UTF8.self)
        }
    }

    @Test("a run that is killed at whatever moment is finished by the next")
    func interrupted() async throws {
        try await withTemporaryFolder { folder in
            let site = try HandMadeSite(in: folder)
            let repository = try await Repository(at: folder.appending(path: "remote.git"))
            var kills = 0
            for (number, seconds) in [0.005, 0.02, 0.04, 0.07, 0.11, 0.16].enumerated() {
                try site.write(["index.html": "front \(number)", "\(number).html": "page"])
                for target in [["git", "remote.git"], ["folder", "www"]] {
                    if try await site.tool.runAndKill(["publish"] + target, after: seconds) { kills += 1 }
                    let next = try await site.tool.run(["publish"] + target)
                    #expect(next.status == 0, "\(next.errors)")
                }
                #expect(
                    try pages(in: folder.appending(path: "www"))
                        == ["index.html": "front \(number)", "\(number).html": "page"])
                #expect(try await repository.git("show", "gh-pages:index.html") == "front \(number)")
                let names = try await repository.git("ls-tree", "-r", "--name-only", "gh-pages").split(separator: "\n")
                #expect(names == [".nojekyll", ".pulse-manifest", "\(number).html", "index.html"])
            }
            #expect(kills > 0, "nothing was interrupted")
        }
    }

    @Test("impossible arguments are refused in one line")
    func usage() async throws {
        try await withTemporaryFolder { folder in
            let site = try HandMadeSite(in: folder)
            for (arguments, expected) in [
                (["publish"], "no target to publish to"), (["publish", "folder"], "Give the target's address"),
                (["publish", "rsync", "x", "--branch", "y"], "--branch and --orphan only apply to git"),
                (["publish", "ftp", "x"], "'ftp' is invalid"),
            ] {
                let ending = try await site.tool.run(arguments)
                #expect(ending.status == 2)
                #expect(ending.errors.contains(expected), "\(ending.errors)")
            }
            var bare = site.tool
            bare.environment["PATH"] = "/nowhere"
            let ending = try await bare.run("publish", "git", "x")
            #expect(
                ending.errors.contains("needs git, which is not installed (on Debian: apt install git)"),
                "\(ending.errors)")
            try FileManager.default.removeItem(at: folder.appending(path: "Output"))
            let none = try await site.tool.run("publish", "folder", "x")
            #expect(none.errors.contains("run pulse build first"), "\(none.errors)")
        }
    }

    @Test("a build publishes to the targets of its configuration")
    func configured() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let repository = try await Repository(at: folder.appending(path: "remote.git"))
            try world.edit {
                $0.replacing(
                    "\"fetching\": {",
                    with: #""publish": [{"by": "git", "to": "remote.git"}, {"by": "folder", "to": "www"}],"#
                        + "\n  \"fetching\": {")
            }
            try await world.build()
            #expect(
                try await repository.git("log", "-1", "--format=%s", "gh-pages") == "Edition of 2026-03-14T18:00:00Z")
            let here = try world.site().filter { !$0.key.hasPrefix(".pulse-") }
            let there = try files(below: folder.appending(path: "www")).filter { !$0.key.hasPrefix(".pulse-") }
            #expect(here == there)
            let listed = try await repository.git("ls-tree", "-r", "--name-only", "-z", "gh-pages").split(
                separator: "\0")
            #expect(listed.count == here.count + 2)
            try FileManager.default.removeItem(at: folder.appending(path: "remote.git"))
            let ending = try await world.tool.run("build", "--quiet", "--now", SampleWorld.now)
            #expect(ending.status == 6)
            #expect(
                ending.errors.contains("git \(folder.path)/remote.git (gh-pages): git: fatal: "), "\(ending.errors)")
        }
    }
}
