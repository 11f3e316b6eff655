import CFileSystem
import Glibc

/// A check of a folder before anything is written to it. Nothing is created or changed.
public struct FolderCheck: Sendable {
    /// The folder itself or, if it is missing, its nearest existing ancestor.
    public let place: String
    /// Whether the folder already exists.
    public let isThere: Bool
    /// The reason the folder cannot be created or written to; nil if it can.
    public let problem: PublishingError?

    /// - Parameter holdsSite: whether a site will be published into the folder. That rules out some folders, such as
    ///   the user's home.
    public init(_ path: String, holdsSite: Bool = false) {
        var place = Substring(path)
        while place.count > 1, place.hasSuffix("/") { place.removeLast() }
        isThere = access(String(place), F_OK) == 0
        while access(String(place), F_OK) != 0, !Self.isLink(String(place)), place != "/", place != "." {
            place = place.lastIndex(of: "/").map { place[..<$0] } ?? "."
            if place.isEmpty { place = "/" }
        }
        self.place = String(place)
        problem = Self.problem(of: self.place, isMeant: isThere && holdsSite)
    }

    /// The free space on its disk, and the number of files that may still be created; nil if the file system does not
    /// report it.
    public var room: (bytes: Int, files: Int?)? {
        var disk = statvfs()
        guard statvfs(place, &disk) == 0 else { return nil }
        return (Int(disk.f_bavail) * Int(disk.f_frsize), disk.f_files > 0 ? Int(disk.f_favail) : nil)
    }

    /// - Parameter isMeant: whether a site would be published into this very folder.
    private static func problem(of place: String, isMeant: Bool) -> PublishingError? {
        var status = stat()
        guard stat(place, &status) == 0 else {
            return isLink(place)
                ? PublishingError(
                    path: place, reason: "a broken link; create the folder it points to, or choose another")
                : PublishingError(path: place, errno: errno)
        }
        guard FileEntry(status).isFolder else {
            return PublishingError(path: place, reason: "not a folder; choose another")
        }
        if pulse_is_kernels(place) == 1 {
            return PublishingError(
                path: place, reason: "a system folder where no files can be created; choose another folder")
        }
        if let real = isMeant ? realpath(place, nil) : nil {
            defer { free(real) }
            if let objection = OutputFolder.objection(to: String(cString: real)) {
                return PublishingError(path: place, reason: objection)
            }
        }
        // Root may write anywhere except on a read-only file system.
        guard access(place, W_OK | X_OK) != 0 else { return nil }
        switch errno {
        case EROFS: return PublishingError(path: place, reason: "the file system is read-only; choose another folder")
        case EACCES, EPERM:
            return PublishingError(
                path: place, reason: "permission denied; give this user write access, or choose another folder")
        case let code: return PublishingError(path: place, errno: code)
        }
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
