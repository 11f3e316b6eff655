import Glibc

/// The reason a site could not be published. The previous site is intact unless `isHalfPublished` is set.
public struct PublishingError: Error, Equatable, CustomStringConvertible {
    /// The file or folder concerned.
    public var path: String
    /// The problem and, if it helps, the remedy: one line without a full stop.
    public var reason: String
    /// Whether the error occurred while files were being moved into place: the site is partly new and partly old until
    /// another run completes it.
    public var isHalfPublished = false
    /// Whether a file that was to be reused has changed since; the site must be published again with all of its files.
    public var isOutdated = false

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// This error, marked as leaving the site partly published.
    var halfPublished: PublishingError {
        var error = self
        error.isHalfPublished = true
        return error
    }

    /// The path and the reason, on one line.
    public var description: String { "\(path): \(reason)" }

    init(path: String, errno code: Int32) {
        self.path = path
        switch code {
        case ENOSPC: reason = "the disk is full; free some space and run again"
        case EDQUOT: reason = "the disk quota is used up; free some space and run again"
        case EFBIG: reason = "exceeds the limit for file sizes (ulimit -f)"
        case EACCES, EPERM: reason = "permission denied; give this user write access, or choose another output"
        case EROFS: reason = "the file system is read-only; choose another output"
        case ENOTDIR: reason = "not a folder"
        case EBUSY: reason = "in use, or something is mounted here; unmount it and run again"
        case EEXIST: reason = "was not made by Global Pulse, which needs this name; move it away"
        case EIO: reason = "the disk failed to read or write; check it and run again"
        case ENOENT: reason = "does not exist"
        case ENAMETOOLONG: reason = "the name is too long for this file system"
        case EMFILE, ENFILE: reason = "too many open files"
        default: reason = String(cString: strerror(code)).lowercased()
        }
    }
}
