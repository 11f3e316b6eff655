internal import Configuring
internal import Fetching

/// What the command line and the environment say on top of the configuration file.
public struct Overlay: Sendable {
    /// The flags that state settings, with what they say: "--timeout".
    private let flags: [String: String]
    private let environment: [String: String]
    private let isOffline: Bool
    private let isForced: Bool

    /// - Parameters:
    ///   - flags: the settings that the command line states, by flag ("--timeout").
    ///   - environment: the environment; what the settings' table does not name is ignored.
    ///   - isForced: every feed is asked for in full.
    public init(
        flags: [String: String], environment: [String: String], isOffline: Bool = false, isForced: Bool = false
    ) {
        self.flags = flags
        self.environment = environment
        self.isOffline = isOffline
        self.isForced = isForced
    }

    /// A line for each flag and variable that cannot be used.
    public var problems: [String] {
        var configuration = Configuration.standard
        return apply(to: &configuration)
    }

    fileprivate func apply(to configuration: inout Configuration) -> [String] {
        let problems = Configuration.settings.override(&configuration, flags: flags, environment: environment)
        // A connection may never take longer than the whole.
        configuration.fetching.connectTimeout = min(
            configuration.fetching.connectTimeout, configuration.fetching.timeout)
        configuration.fetching.ignoresValidators = isForced
        configuration.isForced = isForced
        configuration.isOffline = isOffline
        return problems
    }
}

extension Configuration {
    /// Flag over environment over file over default. What `Overlay.problems` complains of leaves the file's word.
    public func overlaid(with overlay: Overlay) -> Configuration {
        var result = self
        _ = overlay.apply(to: &result)
        return result
    }
}
