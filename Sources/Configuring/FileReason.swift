internal import Foundation

extension Error {
    /// The reason a file could not be read or written, and the remedy. Foundation only says things like "the operation
    /// could not be completed" for a read-only disk.
    public var fileReason: String {
        switch fileCode {
        case EACCES?, EPERM?: "permission denied; give this user access"
        case EROFS?: "the file system is read-only; choose another place, or remount it as writable"
        case ENOSPC?: "the disk is full; free some space and run again"
        case EDQUOT?: "the disk quota is used up; free some space and run again"
        case ENOENT?: "no such file or folder"
        case ENOTDIR?: "part of its path is not a folder"
        case EISDIR?: "it is a folder"
        case let code?: String(cString: strerror(code)).lowercased()
        case nil: localizedDescription.split(whereSeparator: \.isNewline).first.map(String.init) ?? "\(self)"
        }
    }

    /// The system's error code; nil if it isn't a system error.
    private var fileCode: Int32? {
        if let error = self as? POSIXError { return error.code.rawValue }
        guard let error = self as? CocoaError else { return nil }
        if let code = error.underlying?.fileCode { return code }
        return switch error.code {
        case .fileReadNoPermission, .fileWriteNoPermission: EACCES
        case .fileWriteVolumeReadOnly: EROFS
        case .fileWriteOutOfSpace: ENOSPC
        case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
        default: nil
        }
    }
}
