/// An error for an unusable archive: what is wrong, where, and what to do about it.
public struct ArchiveError: Error, Equatable, CustomStringConvertible {
    /// The kind of failure, for tests and for callers that handle it.
    public enum Reason: Sendable, Equatable {
        /// Another run is writing and didn't finish in time.
        case locked
        /// The archive is damaged, or isn't an archive.
        case unreadable
        /// The file belongs to another program.
        case foreign
        /// The archive was written by a newer pulse.
        case newer
        /// The archive cannot be created, opened or written.
        case unwritable
        /// The server doesn't answer.
        case unreachable
        /// The server denied access.
        case refused
        /// The database doesn't exist.
        case missing
        /// The disk is full.
        case full
        /// Anything else.
        case other
    }

    public let reason: Reason
    /// The message: one line, without a full stop.
    public let description: String

    public init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}
