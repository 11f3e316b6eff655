import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Alerts of a build")
struct AlertTests {
    @Test("ntfy, a webhook and Matrix get a story once, as each wants it")
    func channels() async throws {
        let service = try LoopbackServer.accepting()
        try await withTemporaryFolder { folder in
            let token = #""token": {"environment": "TOKEN"}"#
            let world = try SmallWorld(
                in: folder,
                settings: """
                    "alerts": [
                      {"name": "Tides", "words": ["tide"], "ntfy": "\(service.url("/my-topic"))", \(token)},
                      {"name": "Hook", "words": ["TIDE"], "webhook": "\(service.url("/hook?key=1234"))"},
                      {"name": "Room", "words": ["tide"], \(token),
                       "matrix": {"server": "\(service.url(""))", "room": "!a/b:m.example"}},
                      {"name": "None", "words": ["volcano"], "webhook": "\(service.url("/none"))"}
                    ],

                    """)
            var tool = world.tool
            let build = ["build", "--now", SmallWorld.moment.formatted(.iso8601)]
            let locked = try await tool.run(build)
            #expect(locked.status == 6)
            let problem = "alert 'Tides' (ntfy): its token is missing, empty or has several lines: $TOKEN"
            #expect(locked.errors.contains(problem), "\(locked.errors)")
            #expect(service.requests.map(\.path) == ["/hook?key=1234"])
            tool.environment["TOKEN"] = "s3cret"
            let ending = try await tool.run(build)
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(ending.output.contains("\nalerts    2 sent (matrix: 1, ntfy: 1)\n"), "\(ending.output)")
            let requests = service.requests
            try #require(requests.count == 3)
            let hook = try requests[0].object()
            #expect(requests[0].head.hasPrefix("POST ") && requests[0].header("authorization") == nil)
            #expect(hook.keys.sorted() == ["address", "alert", "id", "publishers", "site", "text", "title"])
            #expect(hook["title"] as? String == "Harbour report on tide")
            #expect(hook["alert"] as? String == "Hook" && hook["publishers"] as? Int == 1)
            let address = try #require(hook["address"] as? String)
            #expect(address.hasSuffix("/tide"))
            #expect(hook["text"] as? String == "Harbour report on tide\n1 publisher\n\(address)")
            let topic = try requests[1].object()
            #expect(requests[1].head.hasPrefix("POST / HTTP/1.1"))
            #expect(requests[1].header("authorization") == "Bearer s3cret")
            #expect(topic["topic"] as? String == "my-topic" && topic["title"] as? String == "Harbour report on tide")
            #expect(topic["message"] as? String == "1 publisher" && topic["click"] as? String == address)
            let event = try requests[2].object()
            #expect(
                requests[2].head.hasPrefix(
                    "PUT /_matrix/client/v3/rooms/%21a%2Fb%3Am.example/send/m.room.message/"))
            #expect(requests[2].header("authorization") == "Bearer s3cret")
            #expect(event["msgtype"] as? String == "m.text" && event["body"] as? String == hook["text"] as? String)
            for arguments in [build, build + ["--force"], build + ["--offline"]] {
                let again = try await tool.run(arguments)
                #expect(again.status == 0, "\(again.errors)")
                #expect(!(locked.errors + ending.output + again.output).contains("s3cret"))
            }
            #expect(service.requests.count == 3)
        }
    }

    @Test("what is found in quiet hours waits for the first build after them; a program reads it as JSON")
    func quietHours() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(
                in: folder,
                settings: """
                    "alerts": [{"name": "Tides", "words": ["tide"], "quiet": "17:00-19:00",
                                "program": ["sh", "-c", "cat >> told"]}],

                    """)
            let sent = folder.appending(path: "told").path
            let quiet = try await world.build()
            #expect(quiet.status == 0, "\(quiet.errors)")
            #expect(quiet.output.contains("\nalerts    0 sent, 1 waits until 19:00\n"), "\(quiet.output)")
            #expect(!FileManager.default.fileExists(atPath: sent))
            let later = try await world.build(after: 1)
            #expect(later.output.contains("\nalerts    1 sent (program: 1)\n"), "\(later.output)\(later.errors)")
            #expect(try await world.build(after: 2).output.contains("\nalerts    0 sent\n"))
            let text = try #require(FileManager.default.contents(atPath: sent))
            let story = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
            #expect(story["title"] as? String == "Harbour report on tide")
        }
    }

    @Test("a refused alert is reported in one line with status 6, and the next build tries again")
    func refusal() async throws {
        let service = try LoopbackServer.accepting(after: "503 Busy")
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(
                in: folder,
                settings: """
                    "alerts": [{"name": "Tides", "words": ["tide"], "webhook": "\(service.url("/key-1234"))"}],

                    """)
            let refused = try await world.build("--quiet")
            #expect(refused.status == 6)
            #expect(
                refused.errors
                    == "pulse: alert 'Tides' (webhook): its server responded with status 503; 1 story waits for the next "
                    + "build\n")
            let second = try await world.build("--quiet", after: 1)
            #expect(second.status == 0 && second.errors.isEmpty, "\(second.errors)")
            #expect(service.requests.count == 2)
            #expect(try await world.build("--quiet", "--force", after: 2).status == 0)
            #expect(service.requests.count == 2)
        }
    }

    @Test("a damaged record is reported in one line, and nothing is sent twice")
    func damage() async throws {
        let service = try LoopbackServer.accepting()
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(
                in: folder,
                settings: """
                    "alerts": [{"name": "Reports", "words": ["report"], "webhook": "\(service.url("/"))"}],

                    """)
            world.miss("/tennis.xml")
            #expect(try await world.build("--quiet").status == 0)
            #expect(service.requests.count == 1)
            try Data("{".utf8).write(to: folder.appending(path: "Data/alerts.json"))
            let damaged = try await world.build("--quiet", "--force", after: 1)
            #expect(damaged.status == 6)
            #expect(damaged.errors.contains("Data/alerts.json is damaged"), "\(damaged.errors)")
            #expect(damaged.errors.split(separator: "\n").count == 1, "\(damaged.errors)")
            world.miss("/tennis.xml", false)
            let last = try await world.build("--force", after: 2)
            #expect(last.status == 0, "\(last.errors)")
            #expect(last.output.contains("\nalerts    1 sent (webhook: 1)\n"), "\(last.output)")
            let titles = try service.requests.map { try $0.object()["title"] as? String }
            #expect(titles == ["Harbour report on tide", "Tennis report on final"])
        }
    }

    @Test("pulse check names a token that is missing, pulse doctor a program, too")
    func checks() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(
                in: folder,
                settings: """
                    "alerts": [{"name": "A", "words": ["a"], "ntfy": "http://127.0.0.1:9/a", "token": {"file": "none"}},
                               {"name": "B", "words": ["a"], "program": ["no-such-program"]},
                               {"name": "Draft", "lead": true, "mastodon": "https://m.example", "token": {"file": "none"}}],

                    """)
            let line = "alert 'A': its token is missing, empty or has several lines: none"
            #expect(try await world.tool.run("check").errors.contains(line))
            let doctor = try await world.tool.run("doctor", "--offline")
            #expect(doctor.status == 1 && doctor.output.contains(line), "\(doctor.output)")
            #expect(doctor.output.contains("alert 'B': 'no-such-program' is not installed, or not in PATH"))
            #expect(!doctor.output.contains("Draft"), "\(doctor.output)")
        }
    }
}

extension LoopbackServer {
    /// A service that gives these answers in turn, then accepts everything.
    static func accepting(after answers: String...) throws -> LoopbackServer {
        let rest = Mutex(answers[...])
        return try LoopbackServer { _, connection in
            connection.answer(rest.withLock { $0.popFirst() } ?? "200 OK", body: Array("{}".utf8))
        }
    }
}

extension LoopbackServer.Request {
    /// The body as a JSON object.
    func object() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
    }
}
