public import Archiving
internal import Foundation
internal import GRDB

extension ArchiveError {
    init(_ reason: Reason, at path: String, detail: String = "") {
        let text =
            switch reason {
            case .locked:
                "another run is using the archive \(path): wait for it to finish, or use another --data-dir"
            case .unreadable where detail.isEmpty:
                "the archive \(path) is damaged or not a database: run pulse archive repair to save what can be read"
            case .unreadable:
                "the archive \(path) is damaged (\(detail)): run pulse archive repair to save what can be read"
            case .foreign:
                "\(path) belongs to another program: move it away, or choose another --data-dir"
            case .newer:
                "the archive \(path) was written by a newer pulse: update this one, or choose another --data-dir"
            case .unwritable:
                "the archive \(path) cannot be written: "
                    + (Self.refusedFile(of: path).map { "give this user write access to \($0)" }
                        ?? "check that its folder exists and that you may write to it")
            case .full:
                "there is no space left for the archive \(path): free some and run again; no data is lost"
            case .other, .unreachable, .refused, .missing:
                "the archive \(path) failed: \(detail)"
            }
        self.init(reason, text)
    }

    /// The error of an archive that this user may read but not write; nil if there is none.
    ///
    /// - Parameter folder: the archive's folder.
    public static func unwritable(in folder: String) -> ArchiveError? {
        let path = folder + "/pulse.sqlite"
        return refusedFile(of: path) == nil ? nil : ArchiveError(.unwritable, at: path)
    }

    /// Returns the first of the archive's files that exists and that this user may not write. SQLite leaves two more
    /// beside an archive while it is open, or after a crash.
    private static func refusedFile(of path: String) -> String? {
        [path, path + "-wal", path + "-shm"].first { access($0, F_OK) == 0 && access($0, W_OK) != 0 }
    }

    init(_ error: any Error, at path: String) {
        switch error {
        case let error as ArchiveError: self = error
        case let error as DatabaseError: self.init(error, at: path)
        case let error as DamagedValue: self.init(.unreadable, at: path, detail: error.description)
        case let error as RowDecodingError:
            self.init(.unreadable, at: path, detail: DamagedValue(decoding: error).description)
        default: self.init(.unwritable, at: path)
        }
    }

    private init(_ error: DatabaseError, at path: String) {
        // On a full disk, growing the shared-memory file fails first.
        if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE {
            self.init(.full, at: path)
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
