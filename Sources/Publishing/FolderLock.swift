import Glibc

/// A lock that keeps other runs from publishing to a folder. It is released with the last reference, or by the kernel
/// if the run is killed; no lock file is left behind.
final class FolderLock: Sendable {
    private let file: Int32
    /// The number of attempts, which together take a second. A program that is just being started shares its parent's
    /// lock until it has replaced the parent's image, even if the parent has released the lock meanwhile. (Seen in
    /// tests that start many programs at once.)
    private static let attempts = 25
    /// The pause between attempts, in microseconds.
    private static let pause: useconds_t = 40_000

    init(_ folder: Folder) throws(PublishingError) {
        file = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw PublishingError(path: folder.path, errno: errno) }
        let busy = PublishingError(
            path: folder.path, reason: "another run is publishing here; try again when it has finished")
        // Some network file systems don't support locks. Publishing without one is better than not publishing.
        var attempts = Self.attempts
        while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            attempts -= 1
            guard attempts > 0 else { throw busy }
            usleep(Self.pause)
        }
        // Another run may have ended and swapped in a new folder between our opening and locking this one.
        var status = stat()
        guard fstat(file, &status) == 0, try folder.entry("")?.isSame(as: FileEntry(status)) == true else { throw busy }
    }

    deinit { close(file) }
}
