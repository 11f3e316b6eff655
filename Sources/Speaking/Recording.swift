/// The digest of a day, spoken.
public struct Recording: Sendable, Equatable, Codable {
    /// A part of it.
    public struct Part: Sendable, Equatable, Codable {
        public let title: String
        /// Seconds from the beginning.
        public let start: Double
    }

    /// "2026-03-14".
    public let day: String
    /// When it was spoken, in seconds since 1970.
    public let made: Int
    /// Of its file.
    public let ending: String
    public let seconds: Double
    public let parts: [Part]
    /// What is said in it.
    public let text: String

    /// Of its file.
    public var name: String { "\(day).\(ending)" }
}
