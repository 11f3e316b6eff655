public import Archiving
public import Foundation
internal import PostgresArchiving
internal import SQLiteArchiving
internal import TestSupport

/// The archives that must keep the promises of `Archive`: a new one is added here, and every test of the promises, and
/// of the whole pipeline, runs on it.
public enum ArchiveKind: String, Sendable {
    case sqlite
    case memory
    case postgres

    /// Those that can be tried on this machine. (That PostgreSQL is missing, its own tests say.)
    public static let available: [ArchiveKind] =
        PostgresServer.isExpected ? [.sqlite, .memory, .postgres] : [.sqlite, .memory]

    /// Opens archives of a test's folder: each call stands for another run.
    public func opener(in folder: URL) throws -> @Sendable () throws -> any Archive {
        switch self {
        case .sqlite: return { try SQLiteArchive(folder: folder.path(percentEncoded: false)) }
        case .memory:
            let archive = MemoryArchive()
            return { archive }
        case .postgres:
            guard let address = PostgresAddress(try PostgresServer.shared().database()) else {
                throw CocoaError(.featureUnsupported)
            }
            return { try PostgresArchive(address) }
        }
    }
}

/// Calls the body with an opener of archives of one kind, in a folder of their own.
public func withArchive(
    _ kind: ArchiveKind, _ body: (@Sendable () throws -> any Archive) async throws -> Void
) async throws {
    try await withTemporaryFolder { folder in try await body(kind.opener(in: folder.appending(path: "deep/er"))) }
}
