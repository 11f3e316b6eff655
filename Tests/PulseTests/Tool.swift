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

    func run(_ arguments: String..., input: String = "") throws -> Ending { try run(arguments, input: input) }

    func run(_ arguments: [String], input: String = "") throws -> Ending {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let process = try start(arguments, input: input, scratch: scratch)
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Ending(status: status, output: scratch.text("output"), errors: scratch.text("errors"))
    }

    /// Starts it and kills it without a word after so many seconds, unless it ends before. Whether it was killed.
    func runAndKill(_ arguments: [String], after seconds: Double) throws -> Bool {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let process = try start(arguments, input: "", scratch: scratch)
        let end = Date().addingTimeInterval(seconds)
        while process.isRunning, Date() < end { usleep(500) }
        let wasRunning = process.isRunning
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return wasRunning
    }

    /// Starts it in the background; the caller ends it.
    func start(_ arguments: [String], input: String, scratch: Scratch) throws -> Process {
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"]
            .merging(environment) { $1 }
        process.standardInput = try scratch.handle(holding: input)
        process.standardOutput = try scratch.handle("output")
        process.standardError = try scratch.handle("errors")
        try process.run()
        return process
    }
}

/// Files that stand in for a process's pipes: a pipe that nobody reads would block it.
struct Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "pulse-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func handle(_ name: String) throws -> FileHandle {
        let url = folder.appending(path: name)
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    func handle(holding text: String) throws -> FileHandle {
        let url = folder.appending(path: "input")
        try Data(text.utf8).write(to: url)
        return try FileHandle(forReadingFrom: url)
    }

    func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
