/// Why a configuration cannot be used: every problem found, a line each.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    /// "feeds.json: sources[12].feed: …" or "feeds.json: line 3, column 7: …".
    public let problems: [String]

    public init(problems: [String]) { self.problems = problems }

    public var description: String { problems.joined(separator: "\n") }
}
