internal import Configuring
internal import Foundation

/// An installed program that transfers files to a target.
struct Program {
    struct Ending {
        let status: Int32
        let output: [UInt8]
        /// The most informative line of its error output, without the parts of the target's address that may be secret.
        let complaint: String
    }

    private let path: String
    private let target: PublishingTarget
    private let environment: [String: String]

    /// Finds the program that a target's kind is named after.
    ///
    /// - Throws: if it is not installed.
    init(for target: PublishingTarget, environment: [String: String]) throws(PublishingError) {
        let name = target.kind.rawValue
        guard let path = Self.path(of: name, in: environment) else {
            throw PublishingError(
                path: target.name, reason: "needs \(name), which is not installed (on Debian: apt install \(name))")
        }
        self.path = path
        self.target = target
        // No user is present to enter a password.
        let ssh = "ssh -oBatchMode=yes -oConnectTimeout=30"
        let silent = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": ssh, "RSYNC_RSH": ssh]
        self.environment = silent.merging(environment) { $1 }.merging(["LC_ALL": "C"]) { $1 }
    }

    static func path(of name: String, in environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Runs the program and waits for it to exit.
    ///
    /// - Parameters:
    ///   - extra: additional environment variables. Secrets belong here, because arguments are visible to all users.
    ///   - expected: exit statuses that do not count as failure.
    func run(
        _ arguments: [String], input: [UInt8] = [], extra: [String: String] = [:], expected: Set<Int32> = [0]
    ) throws(PublishingError) -> Ending {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "pulse-publish-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        let ending: Ending
        do {
            // Use files, because an unread pipe would block the program.
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            func file(_ name: String, _ bytes: [UInt8] = []) throws -> URL {
                let url = folder.appending(path: name)
                try Data(bytes).write(to: url)
                return url
            }
            let (output, errors) = (try file("output"), try file("errors"))
            let process = Process()
            process.executableURL = URL(filePath: path)
            process.arguments = arguments
            process.environment = environment.merging(extra) { $1 }
            process.standardInput = try FileHandle(forReadingFrom: try file("input", input))
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            process.waitUntilExit()
            let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
            ending = Ending(
                status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
                output: Array(try Data(contentsOf: output)), complaint: complaint(said))
        } catch {
            throw PublishingError(path: target.name, reason: "\(path) cannot be run: \(error.fileReason)")
        }
        guard expected.contains(ending.status) else {
            let name = URL(filePath: path).lastPathComponent
            throw PublishingError(
                path: target.name,
                reason: ending.complaint.isEmpty ? "\(name) failed (\(ending.status))" : "\(name): \(ending.complaint)")
        }
        return ending
    }

    private func complaint(_ text: String) -> String {
        // ssh ends its lines with carriage returns, and rclone begins them with a timestamp.
        let lines = text.split(whereSeparator: \.isNewline).map {
            $0.trimmingPrefix(/\s+/).trimmingPrefix(/[0-9\/]{10}\s[0-9:]{8}\s/)
        }
        let isError = { (line: Substring) in
            ["fatal:", "error:", "ERROR", "! [", "Host key", "ssh:", "Permission denied"].contains { line.contains($0) }
        }
        let line = lines.first(where: isError) ?? lines.last { !$0.isEmpty } ?? ""
        return String(line).replacing(target.address, with: target.shown).replacing(/\/\/[^\/@\s]+@/, with: "//")
    }
}

extension [String] {
    /// The strings separated by zero bytes, for programs that read lists of arbitrary paths.
    var endedByZero: [UInt8] { flatMap { (path: String) -> [UInt8] in Array<UInt8>(path.utf8) + [0] } }
}
