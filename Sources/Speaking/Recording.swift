/// An audio recording of a day's digest.
public struct Recording: Sendable, Equatable, Codable {
    /// A part of a recording.
    public struct Part: Sendable, Equatable, Codable {
        public let title: String
        /// The start time in seconds.
        public let start: Double
    }

    /// The day, such as "2026-03-14".
    public let day: String
    /// The time it was made, in seconds since 1970.
    public let made: Int
    /// The extension of its file.
    public let ending: String
    public let seconds: Double
    public let parts: [Part]
    /// The text that is spoken.
    public let text: String

    /// The name of its file.
    public var name: String { "\(day).\(ending)" }
}
