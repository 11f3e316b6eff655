public import FoundationEssentials

/// What is remembered of a host's robots.txt (RFC 9309), so that it need not be asked for again for a day.
public struct RobotsRecord: Sendable, Equatable {
    /// Scheme, host and port that it holds for ("https://example.org").
    public var origin: String
    /// Its text; empty where the host has none. At most 500 KiB.
    public var text: String
    /// When it was fetched.
    public var fetched: Date

    public init(origin: String, text: String, fetched: Date) {
        self.origin = origin
        self.text = text
        self.fetched = fetched
    }
}
