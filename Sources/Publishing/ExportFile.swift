internal import Glibc

/// A file outside the site that is replaced in one step: who reads it finds the old one or the new one, whole.
public struct ExportFile: Sendable {
    private let path: String

    /// - Parameter path: its folder must exist. No link, or the link is replaced.
    public init(path: String) {
        self.path = path
    }

    /// Writes a new file beside it and moves that into its place.
    public func write(_ bytes: [UInt8]) throws(PublishingError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last.map(String.init) ?? path
        let folder = Folder(path: parts.count > 1 ? parts.dropLast().joined(separator: "/") : ".")
        let draft = ".\(name).pulse-draft"
        do throws(PublishingError) {
            // A killed run may have left one.
            try folder.removeFile(draft)
            try folder.write(bytes, to: draft)
            try folder.move(draft, to: name)
        } catch {
            try? folder.removeFile(draft)
            throw PublishingError(path: path, reason: error.reason)
        }
    }
}
