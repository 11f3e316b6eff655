import Glibc

/// The result of `lstat` for a name; symbolic links are not followed.
struct FileEntry {
    private let status: stat

    init(_ status: stat) {
        self.status = status
    }

    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    var isFile: Bool { status.st_mode & S_IFMT == S_IFREG }
    var device: UInt { UInt(status.st_dev) }
    var mode: mode_t { status.st_mode & 0o7777 }
    var owner: uid_t { status.st_uid }
    var group: gid_t { status.st_gid }

    var size: Int { Int(status.st_size) }
    /// The time its contents last changed (mtime), in nanoseconds.
    var changed: Int { status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec }

    /// The inode number within its file system.
    var inode: String { "\(status.st_ino)" }

    /// Device and inode: shared by all names of one file, and unique while that file exists.
    var identity: String { "\(status.st_dev):\(status.st_ino)" }

    /// Returns whether both entries are names of the same file.
    func isSame(as other: FileEntry) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }
}
