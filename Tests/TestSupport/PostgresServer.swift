internal import Foundation
internal import Glibc
internal import Synchronization

/// A PostgreSQL server of the tests' own, in a private folder, on a Unix socket alone. It ends with this process,
/// however that ends.
public final class PostgresServer: Sendable {
    /// The folder of its programs; nil where Debian's `postgresql` is not installed.
    public static let programs: String? = {
        let debian = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
        let newest = versions.compactMap { Int($0) }.max().map { "\(debian)/\($0)/bin" }
        return [newest, "/usr/local/bin", "/usr/bin"].compactMap { $0 }.first {
            FileManager.default.isExecutableFile(atPath: $0 + "/postgres")
        }
    }()

    /// Whether tests can have a server; or must, as on the machine of CI.
    public static var isExpected: Bool { programs != nil || isContinuousIntegration }

    /// Shared by all tests of this process, each in a database of its own: a server takes seconds to begin.
    public static func shared() throws -> PostgresServer { try sharedServer.get() }

    private static let sharedServer = Result { try PostgresServer() }

    /// The folder of the socket.
    public let folder: String
    private let programs: String
    /// While this end of a pipe is open, the server runs.
    private let life = Watch<Pipe?>(nil)

    /// Makes a server with the users `postgres`, which needs no password, and `reader`, whose password is `secret`.
    public init() throws {
        guard let programs = Self.programs else { throw Failure(description: "there is no PostgreSQL here") }
        self.programs = programs
        folder = "/tmp/pulse-postgres-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // It refuses to run as root.
        if geteuid() == 0 { try run(["chown", "postgres:postgres", folder]) }
        try asServer("\(programs)/initdb -D \(folder)/data -U postgres -E UTF8 --locale=C -A trust --no-sync")
        // Before the line that lets everybody in.
        try asServer("sed -i '1i local all reader scram-sha-256' \(folder)/data/pg_hba.conf")
        try start()
        try execute("CREATE ROLE reader LOGIN PASSWORD 'secret'")
    }

    deinit { stop() }

    /// Begins to serve, and returns once it does.
    public func start() throws {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let options = "-c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=60"
        // A shell beside it waits for the pipe, whose other end goes with this process; then it ends the server, and
        // removes what is left of it.
        process.arguments = [
            "-c",
            Self.command(
                "exec 3<&0; (read line <&3; kill -QUIT $$; i=0; while kill -0 $$ && [ $i -lt 60 ]; do sleep 0.05; i=$((i + 1)); done; "
                    + "test -n \"$line\" || rm -rf \(folder)) >/dev/null 2>&1 & "
                    + "exec \(programs)/postgres -D \(folder)/data -k \(folder) \(options) "
                    + ">>\(folder)/log 2>&1 </dev/null 3<&-"),
        ]
        process.standardInput = pipe
        try process.run()
        life.value.withLock { $0 = pipe }
        for _ in 1...300 {
            if (try? execute("SELECT 1")) != nil { return }
            Thread.sleep(forTimeInterval: 0.05)
        }
        throw Failure(description: "the server does not begin: see \(folder)/log")
    }

    /// Ends the server at once, as a lost machine would; `start()` begins again with all that was committed.
    public func interrupt() {
        life.value.withLock { pipe in
            pipe?.fileHandleForWriting.write(Data("stay\n".utf8))
            pipe = nil
        }
        while (try? execute("SELECT 1")) != nil { Thread.sleep(forTimeInterval: 0.02) }
        // The next one may not begin while the last one's lock is there.
        while FileManager.default.fileExists(atPath: "\(folder)/data/postmaster.pid"), isRunning {
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    private var isRunning: Bool {
        let text = (try? String(contentsOfFile: "\(folder)/data/postmaster.pid", encoding: .utf8)) ?? ""
        guard let line = text.split(separator: "\n").first, let number = pid_t(line) else { return false }
        return kill(number, 0) == 0
    }

    private func stop() { life.value.withLock { $0 = nil } }

    /// Makes a database that holds nothing; its address.
    public func database(_ options: String = "") throws -> String {
        let name = "pulse_\(UUID().uuidString.prefix(8).lowercased())"
        try execute("CREATE DATABASE \(name) TEMPLATE template0 \(options)")
        return address(of: name)
    }

    public func address(of database: String, user: String = "postgres") -> String {
        "postgresql://\(user)@/\(database)?host=\(folder)"
    }

    /// Runs SQL with psql; what it prints, without white space around it.
    @discardableResult
    public func execute(_ sql: String, in address: String? = nil) throws -> String {
        try run([
            programs + "/psql", "-XqtA", "-v", "ON_ERROR_STOP=1", "-c", sql, address ?? self.address(of: "postgres"),
        ])
    }

    private func asServer(_ command: String) throws { try run(["/bin/sh", "-c", Self.command(command)]) }

    private static func command(_ command: String) -> String {
        geteuid() == 0
            ? "exec setpriv --reuid postgres --regid postgres --clear-groups /bin/sh -c '\(command.replacing("'", with: "'\\''"))'"
            : command
    }

    @discardableResult
    private func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: "/")
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "\(arguments.last ?? ""): \(text)") }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
