internal import Glibc

/// A file outside the site that is replaced atomically: readers get the whole old file or the whole new one.
public struct ExportFile: Sendable {
    private let path: String

    /// - Parameter path: the file's path. Its folder must exist. A symbolic link at this path is replaced, not
    ///   followed.
    public init(path: String) {
        self.path = path
    }

    /// Writes a temporary file beside the target, then renames it into place.
    public func write(_ bytes: [UInt8]) throws(PublishingError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last.map(String.init) ?? path
        let folder = Folder(path: parts.count > 1 ? parts.dropLast().joined(separator: "/") : ".")
        let draft = ".\(name).pulse-draft"
        do throws(PublishingError) {
            // A killed run may have left one behind.
            try folder.removeFile(draft)
            try folder.write(bytes, to: draft)
            try folder.move(draft, to: name)
        } catch {
            try? folder.removeFile(draft)
            throw PublishingError(path: path, reason: error.reason)
        }
    }
}
