internal import Configuring
public import Foundation

/// The reason nothing was recorded, or why a program failed, in one line.
public struct SpeakingError: Error, Equatable, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
}

/// An installed program that runs without a shell: one that a setting names (for speech, for audio encoding, for mail,
/// for alerts) or one that a command needs.
public struct NamedProgram: Sendable {
    private let command: [String]
    private let timeout: Double
    private let environment: [String: String]?
    /// The time in seconds that a program has to end itself after its timeout.
    private static let grace = 5.0

    /// - Parameters:
    ///   - command: the program and its arguments.
    ///   - timeout: the timeout in seconds.
    ///   - environment: the environment variables that it sees; nil for those of this process.
    public init(command: [String], timeout: Double, environment: [String: String]? = nil) {
        self.command = command
        self.timeout = timeout
        self.environment = environment
    }

    /// Runs the program on an input, which only this user can read, and waits for it to exit.
    public func run(on input: Data) throws(SpeakingError) {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "pulse-program-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        let file = folder.appending(path: "input")
        do {
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try input.write(to: file)
        } catch {
            throw SpeakingError(description: "\(folder.path) cannot be written: \(error.fileReason)")
        }
        try run(input: file, in: folder)
    }

    /// Runs the program and waits for it to exit.
    ///
    /// - Parameters:
    ///   - values: the values for `{file}` and other placeholders in its arguments.
    ///   - input: a file for its standard input.
    ///   - folder: a folder for its error output.
    public func run(
        _ values: [String: String] = [:], input: URL?, in folder: URL
    ) throws(SpeakingError) {
        let name = command.first ?? ""
        let ending: (status: Int32, complaint: String)
        do {
            let errors = folder.appending(path: "errors")
            try Data().write(to: errors)
            let process = Process()
            // env finds the program as a shell would, and exits with 127 if there is none.
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments =
                ["--"]
                + command.map { argument in
                    values.reduce(argument) { $0.replacing("{\($1.key)}", with: $1.value) }
                }
            if let environment { process.environment = environment }
            process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = try FileHandle(forWritingTo: errors)
            let isOver = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in isOver.signal() }
            try process.run()
            if isOver.wait(timeout: .now() + timeout) == .timedOut {
                process.terminate()
                if isOver.wait(timeout: .now() + Self.grace) == .timedOut { kill(process.processIdentifier, SIGKILL) }
                throw SpeakingError(description: "\(name) took longer than \(Int(timeout)) seconds")
            }
            let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
            ending = (process.terminationStatus, said.split(whereSeparator: \.isNewline).last.map(String.init) ?? "")
        } catch let error as SpeakingError {
            throw error
        } catch {
            throw SpeakingError(description: "\(name) cannot be run: \(error.fileReason)")
        }
        switch ending.status {
        case 0: return
        case 127: throw SpeakingError(description: Self.missingMessage(of: name))
        default:
            throw SpeakingError(
                description: ending.complaint.isEmpty
                    ? "\(name) failed (\(ending.status))" : "\(name): \(ending.complaint)")
        }
    }

    /// Returns one line if the program cannot be found.
    ///
    /// - Parameter path: the value of PATH; nil for the usual system folders.
    public func missingMessage(searching path: String?) -> String? {
        guard let name = command.first else { return nil }
        let folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        return places.contains(where: FileManager.default.isExecutableFile) ? nil : Self.missingMessage(of: name)
    }

    private static func missingMessage(of name: String) -> String { "'\(name)' is not installed, or not in PATH" }
}

extension SpeechSettings {
    /// Returns one line for each configured program that cannot be found.
    ///
    /// - Parameter path: the value of PATH; nil for the usual system folders.
    public func missing(searching path: String?) -> [String] {
        [program, encoder].compactMap { NamedProgram(command: $0, timeout: timeout).missingMessage(searching: path) }
    }
}
