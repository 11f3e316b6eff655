/// Why the archive cannot be used: what is wrong, where, and what to do about it.
public struct ArchiveError: Error, Equatable, CustomStringConvertible {
    /// The kind of failure, for tests and for callers that want to react to it.
    public enum Reason: Sendable, Equatable {
        /// Another run is writing and did not finish in time.
        case locked
        /// It is damaged, or is no archive.
        case unreadable
        /// It belongs to some other program.
        case foreign
        /// A newer pulse has written it.
        case newer
        /// It cannot be made, opened or written.
        case unwritable
        /// No server answers.
        case unreachable
        /// The server does not let us in.
        case refused
        /// The server has no such database.
        case missing
        /// No room is left.
        case full
        /// Anything else.
        case other
    }

    public let reason: Reason
    /// One line, no full stop.
    public let description: String

    public init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}
