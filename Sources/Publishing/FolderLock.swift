import Glibc

/// Keeps other runs from publishing to a folder. It is let go with the last reference, or by the kernel when the run
/// is killed; no lock file is left behind.
final class FolderLock: Sendable {
    private let file: Int32
    /// Tried for a second: a program that is being started shares the lock of its parent until it has begun, although that
    /// has let it go. (Seen in tests of many programs at once.)
    private static let attempts = 25
    /// Microseconds.
    private static let pause: useconds_t = 40_000

    init(_ folder: Folder) throws(PublishingError) {
        file = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw PublishingError(path: folder.path, errno: errno) }
        let busy = PublishingError(
            path: folder.path, reason: "another run is publishing here at this moment; try again when it has ended")
        // Some network file systems know no locks: better published without one than not at all.
        var attempts = Self.attempts
        while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            attempts -= 1
            guard attempts > 0 else { throw busy }
            usleep(Self.pause)
        }
        // A run that ended between our opening and locking has put another folder here.
        var status = stat()
        guard fstat(file, &status) == 0, try folder.entry("")?.isSame(as: FileEntry(status)) == true else { throw busy }
    }

    deinit { close(file) }
}
