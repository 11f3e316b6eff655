/// Why a configuration cannot be used: every problem found, a line each.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    /// "feeds.json: sources[12].feed: …" or "feeds.json: line 3, column 7: …".
    public let problems: [String]

    public var description: String { problems.joined(separator: "\n") }
}

/// One problem, and where in the file it stands.
struct SettingProblem: Error, Equatable {
    /// "sources[12].feed"; empty for the file as a whole.
    let path: String
    let reason: String

    var line: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
