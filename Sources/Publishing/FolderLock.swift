import Glibc

/// A lock that keeps other runs from publishing to a folder, or from using a record in it. It is released with the last
/// reference, or by the kernel if the run is killed; no lock file is left behind.
public final class FolderLock: Sendable {
    private let file: Int32
    /// The usual number of attempts, which together take a second. A program that is just being started shares its
    /// parent's lock until it has replaced the parent's image, even if the parent has released the lock meanwhile.
    /// (Seen in tests that start many programs at once.)
    private static let attempts = 25
    /// The pause between attempts, in microseconds.
    private static let pause: useconds_t = 40_000

    /// Locks the folder of a record, to which no run publishes.
    ///
    /// - Parameters:
    ///   - path: an existing folder.
    ///   - patience: how long to wait for another run, in seconds.
    public convenience init(ofRecordsIn path: String, patience: Int) throws(PublishingError) {
        // The folder may be reached by a symbolic link, which isn't locked.
        guard let resolved = realpath(path, nil) else { throw PublishingError(path: path, errno: errno) }
        defer { free(resolved) }
        try self.init(
            Folder(path: String(cString: resolved)), attempts: patience * Self.attempts,
            busy: "another run is still using it")
    }

    init(
        _ folder: Folder, attempts: Int = FolderLock.attempts,
        busy reason: String = "another run is publishing here; try again when it has finished"
    ) throws(PublishingError) {
        file = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw PublishingError(path: folder.path, errno: errno) }
        let busy = PublishingError(path: folder.path, reason: reason)
        // Some network file systems don't support locks. Publishing without one is better than not publishing.
        var attempts = attempts
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
