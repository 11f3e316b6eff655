import Foundation
import Synchronization
import TestSupport
import Testing

/// Several workers and one archive: the same site as one machine makes, whoever dies meanwhile.
@Suite("pulse work", .needsPostgres)
struct WorkTests {
    /// The samples, each feed on a host of its own.
    private func world(in folder: URL) async throws -> SampleWorld {
        let world = try await SampleWorld(in: folder)
        var count = 0
        let (from, port) = ("\"" + world.address + "/", world.address.split(separator: ":").last ?? "")
        try world.edit { text in
            text.components(separatedBy: from).reduce(into: "") { edited, part in
                if !edited.isEmpty {
                    count += 1
                    edited += "\"http://h\(count).localhost:\(port)/"
                }
                edited += part
            }
        }
        let hosts = (1...count).map { "\"h\($0).localhost\"" }.joined(separator: ", ")
        try world.edit { $0.replacing("\"127.0.0.1\"", with: "\"127.0.0.1\", " + hosts) }
        return world
    }

    private func expectSame(_ a: [String: Data], _ b: [String: Data]) {
        let differing = Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }
        #expect(differing.isEmpty, "\(differing.sorted().prefix(5))")
    }

    private func works(
        _ tool: Tool, _ numbers: [Int], at address: String, now: String
    ) async throws -> [String] {
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in numbers { group.addTask { try await work(tool, number, at: address, now: now) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    private func work(
        _ tool: Tool, _ number: Int, at address: String, now: String = SampleWorld.now
    ) async throws -> String {
        let ending = try await tool.run(
            ["work", "--archive", address, "--data-dir", "worker-\(number)", "--now", now])
        #expect([0, 3].contains(ending.status), "\(ending.errors)")
        return ending.output
    }

    @Test("three workers and a build give the bytes of one machine, tonight and tomorrow")
    func sameBytes() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            let address = try PostgresServer.shared().database()
            for now in [SampleWorld.now, "2026-03-15T12:00:00Z"] {
                let alone = try await world.build(now: now)
                let said = try await works(world.tool, [1, 2, 3], at: address, now: now)
                #expect(said.allSatisfy { $0.hasPrefix("requested ") }, "\(said)")
                // Nothing is left for a fourth.
                #expect(try await work(world.tool, 4, at: address, now: now).hasPrefix("requested 0 feeds"))
                let shared = try await world.build(
                    "--from-workers", "--archive", address, "--output", "shared", now: now)
                for key in ["read", "unchanged", "articles", "newArticles", "items"] {
                    #expect(shared[key] as? Int == alone[key] as? Int, "\(key)")
                }
                expectSame(try files(below: folder.appending(path: "shared")), try world.site())
                let name = world.folder.appending(path: "feeds/meridian-wire.xml")
                let feed = try String(contentsOf: name, encoding: .utf8)
                try feed.replacing(
                    "</channel>",
                    with: """
                        <item><title>Late report from the harbour of Lindholm</title>
                        <link>https://meridian-wire.example/late</link>
                        <pubDate>Sun, 15 Mar 2026 09:01:00 GMT</pubDate></item></channel>
                        """
                ).write(to: name, atomically: true, encoding: .utf8)
            }
        }
    }

    /// A configuration of many hosts with a feed or two each, whose answers take their time.
    private func hosts(_ count: Int, in folder: URL, asked: Watch<[String: Int]>, crowded: Watch<Int>) throws
        -> LoopbackServer
    {
        let busy = Watch<[String: Int]>([:])
        let server = try LoopbackServer { request, connection in
            let host = request.header("host") ?? ""
            let others = busy.value.withLock { busy in
                busy[host, default: 0] += 1
                return busy[host, default: 0]
            }
            crowded.value.withLock { $0 = max($0, others) }
            asked.value.withLock { $0[request.path, default: 0] += 1 }
            Thread.sleep(forTimeInterval: 0.02)
            busy.value.withLock { $0[host, default: 0] -= 1 }
            let items = (1...5).map { number in
                """
                <item><title>Report \(number) of \(request.path.dropFirst()) on the harbour of Lindholm</title>
                <link>http://news.example\(request.path)/\(number)</link>
                <pubDate>Sat, 14 Mar 2026 09:0\(number):00 GMT</pubDate></item>
                """
            }
            connection.answer(
                body: Array("<rss version=\"2.0\"><channel><title>A</title>\(items.joined())</channel></rss>".utf8))
        }
        let sources = (0..<count * 2).map { number in
            """
            {"name": "Paper \(number)", "category": "news",
             "feed": "http://h\(number / 2).localhost:\(server.port)/paper-\(number)"}
            """
        }
        let names = (0..<count).map { "\"h\($0).localhost\"" }.joined(separator: ", ")
        try Data(
            """
            {"sources": [\(sources.joined(separator: ",\n"))],
             "fetching": {"allowedHosts": [\(names)], "perHost": 1, \(patientFetching)}}
            """.utf8
        ).write(to: folder.appending(path: "feeds.json"))
        return server
    }

    private func articles(in address: String) throws -> String {
        try PostgresServer.shared().execute(
            "SELECT count(*) || ' ' || md5(string_agg(id || source || title, ',' ORDER BY id)) FROM pulse.article",
            in: address)
    }

    @Test("no host is asked by two workers at once, and no feed twice")
    func politeness() async throws {
        try await withTemporaryFolder { folder in
            let (asked, crowded) = (Watch<[String: Int]>([:]), Watch(0))
            let server = try hosts(40, in: folder, asked: asked, crowded: crowded)
            let address = try PostgresServer.shared().database()
            let tool = Tool(folder: folder)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for worker in 1...4 {
                    group.addTask {
                        let ending = try await tool.run(
                            ["work", "--archive", address, "--data-dir", "w\(worker)", "--now", SampleWorld.now])
                        #expect(ending.status == 0, "\(ending.errors)")
                    }
                }
                try await group.waitForAll()
            }
            withExtendedLifetime(server) {}
            #expect(crowded.value.withLock { $0 } == 1)
            #expect(asked.value.withLock { $0 }.count == 80)
            #expect(asked.value.withLock { $0 }.values.allSatisfy { $0 == 1 })
        }
    }

    @Test("workers and builds killed at any moment lose nothing and do nothing twice", arguments: [1, 2] as [UInt64])
    func killed(seed: UInt64) async throws {
        try await withTemporaryFolder { folder in
            let (asked, crowded) = (Watch<[String: Int]>([:]), Watch(0))
            let server = try hosts(30, in: folder, asked: asked, crowded: crowded)
            let tool = Tool(folder: folder)
            let (alone, address) = (try PostgresServer.shared().database(), try PostgresServer.shared().database())
            let whole = try await tool.run([
                "build", "--archive", alone, "--output", "alone", "--data-dir", "d", "--quiet", "--now",
                SampleWorld.now,
            ])
            #expect(whole.status == 0, "\(whole.errors)")
            var numbers = SeededNumbers(seed: seed)
            @Sendable func arguments(_ command: String, _ number: Int) -> [String] {
                let own = command == "work" ? ["--lease", "1"] : ["--from-workers", "--quiet", "--output", "shared"]
                return [command, "--archive", address, "--data-dir", "d\(number)", "--now", SampleWorld.now] + own
            }
            for round in 0..<6 {
                let pauses = (0..<3).map { _ in Double.random(in: 0.02...0.6, using: &numbers) }
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for (place, command) in ["work", "work", "build"].enumerated() {
                        let seconds = pauses[place] * (command == "build" ? 2 : 1)
                        group.addTask {
                            _ = try await tool.runAndKill(arguments(command, round * 3 + place), after: seconds)
                        }
                    }
                    try await group.waitForAll()
                }
            }
            let last = try await tool.run(arguments("work", 90))
            #expect(last.status == 0, "\(last.errors)")
            let built = try await tool.run(arguments("build", 91))
            #expect(built.status == 0, "\(built.errors)")
            withExtendedLifetime(server) {}
            #expect(asked.value.withLock { $0 }.count == 60)
            #expect(try articles(in: address) == articles(in: alone))
            let left = try PostgresServer.shared().execute(
                "SELECT (SELECT count(*) FROM pulse.reading) + (SELECT count(*) FROM pulse.item)", in: address)
            #expect(left == "0")
        }
    }

    @Test("a worker ignores feeds that only another's file names, and ends")
    func strangeHosts() async throws {
        try await withTemporaryFolder { folder in
            let (asked, crowded) = (Watch<[String: Int]>([:]), Watch(0))
            let server = try hosts(6, in: folder, asked: asked, crowded: crowded)
            let address = try PostgresServer.shared().database()
            let tool = Tool(folder: folder)
            _ = try await tool.run(["work", "--archive", address, "--now", SampleWorld.now])
            try PostgresServer.shared().execute(
                """
                INSERT INTO pulse.task (source, host) VALUES ('strange', 'strange.example');
                INSERT INTO pulse.host (name) VALUES ('strange.example')
                """, in: address)
            let later = try await tool.run(["work", "--archive", address, "--now", "2026-03-14T20:00:00Z"])
            #expect(later.output.hasPrefix("requested 12 feeds"), "\(later.output)\(later.errors)")
            withExtendedLifetime(server) {}
            let left = try PostgresServer.shared().execute(
                "SELECT name FROM pulse.host WHERE asked = '-infinity' AND worker IS NULL", in: address)
            #expect(left == "strange.example")
        }
    }

    @Test("a problem with an archive is reported in one line without a password")
    func wrong() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let nowhere = "postgresql://me:geheim@/news?host=\(folder.path)"
            for command in ["build", "work"] {
                let ending = try await world.tool.run([command, "--archive", nowhere, "--now", SampleWorld.now])
                #expect(ending.status == 1)
                #expect(ending.errors.contains("no PostgreSQL server answers") && !ending.errors.contains("geheim"))
                #expect(ending.errors.split(separator: "\n").count == 1, "\(ending.errors)")
            }
            let shown = try await world.tool.run(["build", "--print-config", "--archive", nowhere])
            #expect(shown.output.contains("me:***@") && !shown.output.contains("geheim"))
            let mistyped = try await world.tool.run(["build", "--archive", "postgresql://me:geheim@[db/news"])
            #expect(mistyped.status == 2 && !mistyped.errors.contains("geheim"), "\(mistyped.errors)")
            for arguments in [["work"], ["build", "--from-workers"]] {
                let ending = try await world.tool.run(arguments)
                #expect(ending.status == 2 && ending.errors.contains("--archive postgresql:///"), "\(ending.errors)")
            }
        }
    }

    @Test("an archive is checked, and copied from a file to a database")
    func checkedAndCopied() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            let address = try PostgresServer.shared().database()
            let none = try await world.tool.run(["archive", "check", "--archive", address])
            #expect(none.status == 1 && none.errors.contains("there is no archive"), "\(none.errors)")
            let copied = try await world.tool.run(["archive", "copy", "Data", address])
            #expect(copied.status == 0, "\(copied.errors)")
            let checked = try await world.tool.run(["archive", "check", "--archive", address])
            #expect(checked.status == 0 && checked.output.contains("sound"), "\(checked.errors)")
            let site = try world.site()
            try await world.build("--offline", "--archive", address, "--output", "moved", status: 0)
            #expect(try files(below: folder.appending(path: "moved")) == site)
        }
    }
}
