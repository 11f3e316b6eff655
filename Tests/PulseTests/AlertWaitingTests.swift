import Foundation
import TestSupport
import Testing

@Suite("Alerts that wait, and those given up")
struct AlertWaitingTests {
    private func hook(_ service: LoopbackServer, _ word: String = "tide", _ more: String = "") -> String {
        """
        "alerts": [{"name": "Tides", "words": ["\(word)"], "webhook": "\(service.url("/"))"}], \(more)

        """
    }

    @Test("if a deployment failed, nothing is sent until one has succeeded")
    func failedDeployment() async throws {
        let service = try LoopbackServer.accepting()
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(
                in: folder, settings: hook(service, "tide", #""publish": [{"by": "folder", "to": "www"}],"#))
            let obstacle = folder.appending(path: "www")
            try Data("in the way".utf8).write(to: obstacle)
            let failed = try await world.build()
            #expect(failed.status == 6, "\(failed.errors)")
            #expect(failed.output.contains("\nalerts    0 sent, 1 waits for the next build\n"), "\(failed.output)")
            #expect(service.requests.isEmpty)
            try FileManager.default.removeItem(at: obstacle)
            let deployed = try await world.build(after: 1)
            #expect(deployed.status == 0, "\(deployed.errors)")
            #expect(deployed.output.contains("\nalerts    1 sent (webhook: 1)\n"), "\(deployed.output)")
            #expect(service.requests.count == 1)
        }
    }

    @Test("what an offline build or a preview finds is sent by the next build", arguments: ["--offline", "--preview"])
    func withoutSending(flag: String) async throws {
        let service = try LoopbackServer.accepting()
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder, settings: hook(service))
            let file = folder.appending(path: "feeds.json")
            let settings = try String(contentsOf: file, encoding: .utf8)
            // The archive gets its articles from a build without the alert.
            try Data(settings.replacing(/"alerts": .*\n/, with: "").utf8).write(to: file)
            #expect(try await world.build().status == 0)
            try Data(settings.utf8).write(to: file)
            let silent = try await world.build("--force", flag, after: 1)
            #expect(silent.output.contains("\nalerts    0 sent, 1 waits for the next build\n"), "\(silent.output)")
            #expect(service.requests.isEmpty)
            let next = try await world.build(after: 1)
            #expect(next.output.contains("\nalerts    1 sent (webhook: 1)\n"), "\(next.output)\(next.errors)")
        }
    }

    @Test("an alert sends at most twenty stories a day, the strongest first")
    func twentyADay() async throws {
        let service = try LoopbackServer.accepting()
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder, settings: hook(service, "report"))
            let data = folder.appending(path: "Data")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            let record = """
                {"alerts": {"Tides": {"seen": [], "waiting": [], "day": "2026-03-14", "sent": 19}}, "posted": {}}
                """
            try Data(record.utf8).write(to: data.appending(path: "alerts.json"))
            let limited = try await world.build()
            #expect(
                limited.output.contains("\nalerts    1 sent (webhook: 1), 1 left out (at most 20 a day)\n"),
                "\(limited.output)\(limited.errors)")
            let next = try await world.build("--force", after: 24)
            #expect(next.output.contains("\nalerts    0 sent\n"), "\(next.output)")
            #expect(service.requests.count == 1)
        }
    }

    @Test("what could not be sent for three days is given up")
    func threeDays() async throws {
        let service = try LoopbackServer.accepting(after: "503 Busy", "503 Busy")
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder, settings: hook(service))
            #expect(try await world.build().status == 6)
            #expect(try await world.build(after: 71).status == 6)
            let last = try await world.build(after: 72)
            #expect(last.status == 0, "\(last.errors)")
            #expect(last.output.contains("\nalerts    0 sent, 1 given up after three days\n"), "\(last.output)")
            #expect(service.requests.count == 2)
        }
    }

    @Test("a server that has had too many requests is asked again when it says, unless that is in over a minute")
    func limits() async throws {
        let service = try LoopbackServer.accepting(
            after: "429 Slow\r\nRetry-After: 1", "429 Slow\r\nRetry-After: 60", "429 Slow\r\nRetry-After: 1")
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder, settings: hook(service))
            let refused = try await world.build()
            #expect(refused.status == 6 && service.requests.count == 2)
            let line = "its server responded with status 429; 1 story waits for the next build\n"
            #expect(refused.errors.contains(line), "\(refused.errors)")
            let next = try await world.build(after: 1)
            #expect(next.status == 0 && service.requests.count == 4, "\(next.errors)")
            #expect(next.output.contains("\nalerts    1 sent (webhook: 1)\n"), "\(next.output)")
        }
    }

    @Test("what is refused for its content is given up at once")
    func refusedContent() async throws {
        let service = try LoopbackServer.accepting(after: "413 Too Large")
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder, settings: hook(service, "report"))
            let refused = try await world.build()
            #expect(refused.status == 6)
            let line = "alert 'Tides' (webhook): its server responded with status 413; 1 story is given up\n"
            #expect(refused.errors.contains(line), "\(refused.errors)")
            #expect(refused.output.contains("\nalerts    1 sent (webhook: 1), 1 refused\n"), "\(refused.output)")
            let next = try await world.build("--force", after: 1)
            #expect(next.status == 0, "\(next.errors)")
            #expect(service.requests.count == 2)
        }
    }

    @Test("a build waits while another one sends")
    func busyRecord() async throws {
        let service = try LoopbackServer.accepting()
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder, settings: hook(service))
            let data = folder.appending(path: "Data")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            let lock = open(data.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            try #require(flock(lock, LOCK_EX) == 0)
            async let building = world.build()
            try await Task.sleep(for: .seconds(4))
            #expect(service.requests.isEmpty)
            close(lock)
            let ending = try await building
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(service.requests.count == 1)
        }
    }
}
