internal import Foundation

extension Error {
    /// Why a file could not be read or written, and what to do: Foundation calls a read-only disk an operation that could not be
    /// completed.
    public var fileReason: String {
        switch fileCode {
        case EACCES?, EPERM?: "no permission; give this user the right to it"
        case EROFS?: "the file system is read-only; name another place, or mount it for writing"
        case ENOSPC?: "the disk is full; make room and run again"
        case EDQUOT?: "the quota is used up; make room and run again"
        case ENOENT?: "there is no such file or folder"
        case ENOTDIR?: "a part of its path is no folder"
        case EISDIR?: "it is a folder"
        case let code?: String(cString: strerror(code)).lowercased()
        case nil: localizedDescription.split(whereSeparator: \.isNewline).first.map(String.init) ?? "\(self)"
        }
    }

    /// The number by which the system calls it; nil where it did not come from there.
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
