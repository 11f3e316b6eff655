import Foundation
import TestSupport

/// The built tool, run as people run it.
struct Tool {
    /// How a run ended, and what it said.
    struct Ending {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The tool as built beside these tests.
    static let binary = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "pulse")

    var binary = Self.binary
    /// Where it is run.
    var folder: URL
    /// Added to a bare environment; nothing of the developer's own settings gets in.
    var environment: [String: String] = [:]

    func run(_ arguments: String..., input: String = "") async throws -> Ending {
        try await run(arguments, input: input)
    }

    func run(_ arguments: [String], input: String = "") async throws -> Ending {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let process = try process(arguments, input: input, scratch: scratch)
        let status = try await process.ending { _ in }
        return Ending(status: status, output: scratch.text("output"), errors: scratch.text("errors"))
    }

    /// Starts it and kills it without a word after so many seconds, unless it ends before. Whether it was killed.
    func runAndKill(_ arguments: [String], after seconds: Double) async throws -> Bool {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let process = try process(arguments, input: "", scratch: scratch)
        let status = try await process.ending { id in
            // Not a task: other tests may keep the pool that runs those busy for seconds.
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { kill(id, SIGKILL) }
        }
        return status == -SIGKILL
    }

    /// Starts it in the background; the caller ends it.
    func start(_ arguments: [String], scratch: Scratch) throws -> Process {
        let process = try process(arguments, input: "", scratch: scratch)
        try process.run()
        return process
    }

    /// The shell opens the files and becomes the tool: handles opened here stay open in Foundation after a process
    /// has ended (seen: a thousand at once), and are copied into every process that is started meanwhile.
    private func process(_ arguments: [String], input: String, scratch: Scratch) throws -> Process {
        try scratch.write(input, to: "input")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let script = #"run=$1; tool=$2; shift 2; exec "$tool" "$@" <"$run/input" >"$run/output" 2>"$run/errors""#
        process.arguments = ["-c", script, "sh", scratch.folder.path, binary.path] + arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"]
            .merging(environment) { $1 }
        return process
    }
}

extension Process {
    /// Runs to the end without holding a thread that other tests need. The exit status, or the signal below zero.
    func ending(_ started: @escaping @Sendable (pid_t) -> Void) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            terminationHandler = { process in
                let isExit = process.terminationReason == .exit
                continuation.resume(returning: isExit ? process.terminationStatus : -process.terminationStatus)
            }
            do { try run() } catch {
                terminationHandler = nil
                return continuation.resume(throwing: error)
            }
            started(processIdentifier)
        }
    }
}

/// Files that stand in for a process's pipes: a pipe that nobody reads would block it.
struct Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "pulse-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
