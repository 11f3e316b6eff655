import Glibc

/// The `lstat` of a name: links are not followed.
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
    /// When its bytes last changed, in nanoseconds.
    var changed: Int { status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec }

    /// Its number within its file system.
    var inode: String { "\(status.st_ino)" }

    /// Device and inode: the same for all names of one file, and no other file's while it exists.
    var identity: String { "\(status.st_dev):\(status.st_ino)" }

    /// Whether both are names of one file.
    func isSame(as other: FileEntry) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }
}
