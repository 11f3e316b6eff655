internal import Archiving
internal import Foundation

/// A database file opened exclusively. It takes SQLite's own locks (https://www.sqlite.org/fileformat.html, "The
/// Lock-Byte Page"), so no other process can have it open. They last until the last reference is gone or the process
/// ends.
///
/// The kernel also releases them if this process closes the file anywhere else, so SQLite must not open it here.
final class ExclusiveFile {
    private static let piece = 4096
    private let file: Int32
    let path: String

    /// Opens and locks a file.
    ///
    /// - Throws: `locked` if another process has the file open. A run holds a lock for as long as it lasts.
    init(_ path: String) throws(ArchiveError) {
        self.path = path
        file = open(path, O_RDWR | O_CLOEXEC)
        var status = stat()
        guard file >= 0, fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ArchiveError(.unwritable, at: path)
        }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = 0x4000_0000
        lock.l_len = 512
        if fcntl(file, F_SETLK, &lock) != 0, errno == EAGAIN || errno == EACCES {
            throw ArchiveError(.locked, at: path)
        }
    }

    deinit { if file >= 0 { close(file) } }

    /// Whether the file could be flushed to disk; reading it waits for that.
    var isSettled: Bool { fsync(file) == 0 }

    /// Copies the file. Unreadable parts become zeros.
    func copy(to copy: String) throws(ArchiveError) {
        try Self.copy(file, to: copy, of: path)
    }

    /// Copies a file that belongs to the database.
    static func copy(_ path: String, to copy: String) throws(ArchiveError) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw ArchiveError(.unwritable, at: path) }
        defer { close(file) }
        try Self.copy(file, to: copy, of: path)
    }

    private static func copy(_ file: Int32, to copy: String, of path: String) throws(ArchiveError) {
        let target = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        var status = stat()
        guard target >= 0, fstat(file, &status) == 0 else { throw ArchiveError(.unwritable, at: copy) }
        defer { close(target) }
        for start in stride(from: 0, to: Int(status.st_size), by: piece) {
            let size = min(piece, Int(status.st_size) - start)
            var bytes = [UInt8](repeating: 0, count: size)
            _ = pread(file, &bytes, size, off_t(start))
            guard pwrite(target, bytes, size, off_t(start)) == size else {
                throw ArchiveError(errno == ENOSPC ? .full : .unwritable, at: path)
            }
        }
        _ = fchmod(target, status.st_mode & 0o777)
        _ = fchown(target, status.st_uid, status.st_gid)
        guard fsync(target) == 0 else { throw ArchiveError(.unwritable, at: copy) }
    }
}
