import Foundation

/// A file system in memory, for tests that run as root.
struct SmallDisk {
    let folder: URL

    static let isPossible: Bool = {
        guard geteuid() == 0 else { return false }
        let folder = FileManager.default.temporaryDirectory.appending(path: "pulse-disk-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let disk = try? SmallDisk(at: folder, megabytes: 1) else { return false }
        disk.unmount()
        return true
    }()

    init(at folder: URL, megabytes: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder
        guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(megabytes)m") == 0 else { throw POSIXError(.EPERM) }
    }

    var isMounted: Bool {
        var (inner, outer) = (stat(), stat())
        return stat(folder.path, &inner) == 0 && stat(folder.deletingLastPathComponent().path, &outer) == 0
            && inner.st_dev != outer.st_dev
    }

    /// A program that another test is just starting may hold a file of it open for a moment.
    func unmount() {
        for _ in 0..<200 {
            if umount(folder.path) == 0 || errno != EBUSY { return }
            usleep(10_000)
        }
    }
}
