import Foundation
import TestSupport
import Testing

@Suite("A private edition")
struct PrivateEditionTests {
    private static let passphrase = "lantern orbit thistle"
    private static let own = ["Slow Simmer", "Tacho & Brasa"]

    /// The samples, two sources of which belong to a private edition.
    private func world(in folder: URL) async throws -> SampleWorld {
        let world = try await SampleWorld(in: folder)
        try Data((Self.passphrase + "\n").utf8).write(to: folder.appending(path: "words"))
        let added = try await world.tool.run(
            ["edition", "add", "family", "--title", "The Kitchen", "--private", "words"]
                + Self.own.flatMap { ["--source", $0] })
        #expect(added.status == 0, "\(added.errors)")
        return world
    }

    @Test("leaves every byte of the public site unchanged, and gives nothing of itself away")
    func secrecy() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            try await world.build()
            let site = try world.site()
            let own = site.filter { $0.key.hasPrefix("family/") }
            #expect(own.count > 50)
            #expect(
                own.keys.filter { !$0.hasPrefix("family/sealed/") }.sorted().map { $0.dropFirst(7) }
                    == [".pulse-manifest", "404.html", "index.html", "private.json", "robots.txt", "worker.js"])
            // The same list without the edition and its sources.
            let printed = try await world.tool.run("build", "--print-config").output
            var list = try #require(JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any])
            list["editions"] = (list["editions"] as? [[String: Any]])?.filter { $0["id"] as? String != "family" }
            list["sources"] = (list["sources"] as? [[String: Any]])?.filter {
                !Self.own.contains($0["name"] as? String ?? "")
            }
            try JSONSerialization.data(withJSONObject: list).write(to: folder.appending(path: "public.json"))
            try await world.build("-c", "public.json", "--output", "public", "--data-dir", "other")
            let bare = try files(below: folder.appending(path: "public"))
            #expect(site.filter { !$0.key.hasPrefix("family/") } == bare)
            // The owner reads it.
            let digest = try await world.tool.run("digest", "--edition", "family")
            #expect(digest.status == 0 && digest.output.contains("Tacho & Brasa"), "\(digest.errors)")
            let lines = digest.output.split(separator: "\n").filter { $0.utf8.count > 24 && !$0.contains("://") }
            for (path, bytes) in site {
                for line in lines where bytes.range(of: Data(line.utf8)) != nil { Issue.record("\(line) in \(path)") }
            }
            #expect(try await !world.tool.run("digest").output.contains("Tacho & Brasa"))
            #expect(try await world.tool.run("digest", "--edition", "nobody").status == 2)
        }
    }

    @Test("warns of titles that everybody could read before")
    func warning() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try Data((Self.passphrase + "\n").utf8).write(to: folder.appending(path: "words"))
            let arguments = [
                "edition", "add", "family", "--title", "The Kitchen", "--private", "words", "--source", "Slow Simmer",
            ]
            let early = try await world.tool.run(arguments + ["--dry-run"])
            #expect(early.status == 0 && early.errors.isEmpty, "\(early.errors)")
            try await world.build()
            let late = try await world.tool.run(arguments)
            #expect(late.status == 0 && late.output.hasPrefix("added edition 'The Kitchen'"))
            #expect(
                late.errors.contains(
                    /^pulse: \d+ titles of 'Slow Simmer' are already public: the next build removes them from/),
                "\(late.errors)")
            #expect(late.errors.count { $0 == "\n" } == 1, "\(late.errors)")
        }
    }

    @Test("stays as it is when nothing is new, and where its passphrase is missing nothing is built")
    func again() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            try await world.build()
            let site = try world.site()
            try await world.build("--offline", status: 0)
            #expect(try world.site() == site)
            try FileManager.default.removeItem(at: folder.appending(path: "words"))
            let line = "edition 'family': the passphrase is missing, empty, not UTF-8 or has several lines: words\n"
            for command in ["build", "check"] {
                let ending = try await world.tool.run(command)
                #expect(ending.status == 2)
                #expect(ending.errors == "pulse: " + line)
            }
            let doctor = try await world.tool.run("doctor", "--offline")
            #expect(doctor.status == 1 && doctor.output.contains(line), "\(doctor.output)")
            #expect(try world.site() == site)
        }
    }

    @Test("that can't be built is named, and the public site is new all the same")
    func failing() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            let data = folder.appending(path: "Data/editions/family")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            try Data("no archive".utf8).write(to: data.appending(path: "pulse.sqlite"))
            let ending = try await world.tool.run("build", "--quiet", "--now", SampleWorld.now)
            #expect(ending.status == 1)
            #expect(ending.errors.contains("private edition 'The Kitchen': nothing published: "), "\(ending.errors)")
            #expect(try world.site().keys.contains("index.html"))
        }
    }

    @Test("is deployed with the site, and files it no longer has are removed there too")
    func targets() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            let repository = try await Repository(at: folder.appending(path: "remote.git"))
            for now in [SampleWorld.now, "2026-03-13T18:00:00Z"] {
                try await world.build("--force", now: now)
                for target in [["folder", "elsewhere"], ["git", "remote.git"]] {
                    let sent = try await world.tool.run(["publish"] + target)
                    #expect(sent.status == 0, "\(sent.errors)")
                }
                let site = try world.site().filter { !$0.key.hasSuffix(".pulse-manifest") }
                let there = try files(below: folder.appending(path: "elsewhere"))
                #expect(there.filter { $0.key != ".pulse-manifest" } == site)
                let branch = try await repository.git("ls-tree", "-r", "--name-only", "-z", "gh-pages")
                    .split(separator: "\0").map(String.init)
                #expect(
                    Set(branch)
                        == Set(site.keys).union([".pulse-manifest", "family/.pulse-manifest", ".nojekyll"]))
            }
        }
    }

    @Test("and by rsync", .needs(program: "/usr/bin/rsync", from: "rsync"))
    func byRsync() async throws { try await goes(by: "rsync", to: "elsewhere") }

    @Test("and by rclone", .needs(program: "/usr/bin/rclone", from: "rclone"))
    func byRclone() async throws { try await goes(by: "rclone", to: ":local:") }

    private func goes(by kind: String, to place: String) async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            let target = folder.appending(path: "elsewhere")
            for now in [SampleWorld.now, "2026-03-13T18:00:00Z"] {
                try await world.build("--force", now: now)
                let sent = try await world.tool.run("publish", kind, place == ":local:" ? place + target.path : place)
                #expect(sent.status == 0, "\(sent.errors)")
                let there = try files(below: target).filter { !$0.key.hasSuffix(".pulse-manifest") }
                #expect(there == (try world.site().filter { !$0.key.hasSuffix(".pulse-manifest") }))
                #expect(there.keys.contains("family/private.json"))
            }
        }
    }

    @Test("can't be removed, nor its sources shared, without naming them")
    func mistakes() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            let removed = try await world.tool.run("edition", "remove", "family")
            #expect(removed.status == 2)
            #expect(removed.errors.contains("unknown edition 'family'"), "\(removed.errors)")
            let shared = try await world.tool.run(
                "edition", "add", "cooks", "--title", "Cooks", "--source", "Slow Simmer")
            #expect(shared.status == 2)
            #expect(
                shared.errors.hasSuffix("belongs only to the private edition 'family'\n"), "\(shared.errors)")
            let broad = try await world.tool.run(
                "edition", "add", "sealed", "--title", "Sealed", "--keyword", "chip", "--private", "words")
            #expect(broad.status == 2)
            #expect(
                broad.errors
                    == "pulse: a private edition has sources of its own and no other conditions; use --source alone\n")
            let listed = try await world.tool.run("edition", "list")
            #expect(listed.output.contains(/family +The Kitchen +private\n/), "\(listed.output)")
        }
    }
}
