internal import GRDB

/// Why the archive cannot be used: what is wrong, where, and what to do about it.
public struct ArchiveError: Error, Equatable, CustomStringConvertible {
    /// What happened, for tests and for those who want to react.
    public enum Reason: Sendable, Equatable {
        /// Another run is writing and did not finish in time.
        case locked
        /// The file is damaged, or is no SQLite database.
        case unreadable
        /// The file is a database of some other program.
        case foreign
        /// A newer pulse has written it.
        case newer
        /// The file or its folder cannot be made, opened or written.
        case unwritable
        /// No room is left.
        case full
        /// Anything else that SQLite reports.
        case other
    }

    public let reason: Reason
    /// One line, no full stop.
    public let description: String

    init(_ reason: Reason, at path: String, detail: String = "") {
        self.reason = reason
        description =
            switch reason {
            case .locked:
                "another run is using the archive \(path): wait for it to end, or give this one its own --data-dir"
            case .unreadable:
                "the archive \(path) is damaged or no database: move it away and run again to begin a new one"
            case .foreign:
                "\(path) is another program's database: move it away, or choose another --data-dir"
            case .newer:
                "the archive \(path) was written by a newer pulse: update this one, or choose another --data-dir"
            case .unwritable:
                "the archive \(path) cannot be written: see that its folder exists and is yours to write"
            case .full:
                "no room is left for the archive \(path): free some space and run again, nothing known is lost"
            case .other:
                "the archive \(path) failed: \(detail)"
            }
    }

    init(_ error: any Error, at path: String) {
        if let known = error as? ArchiveError {
            self = known
            return
        }
        guard let error = error as? DatabaseError else {
            self.init(.unwritable, at: path)
            return
        }
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self.init(.locked, at: path)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self.init(.unreadable, at: path)
        case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_IOERR: self.init(.unwritable, at: path)
        case .SQLITE_FULL: self.init(.full, at: path)
        default: self.init(.other, at: path, detail: error.message ?? "\(error.resultCode)")
        }
    }
}
