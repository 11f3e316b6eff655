internal import Configuring
internal import Fetching

/// Settings from the command line and the environment, which override the configuration file.
public struct Overlay: Sendable {
    /// The values of flags that override a setting, by flag ("--timeout").
    private let flags: [String: String]
    private let environment: [String: String]
    private let isOffline: Bool
    private let isForced: Bool
    private let exportFile: String?
    private let metricsFile: String?

    /// Creates an overlay.
    ///
    /// - Parameters:
    ///   - flags: the values of flags that override a setting, by flag ("--timeout").
    ///   - environment: the environment variables; unknown ones are ignored.
    ///   - isForced: whether every feed is fetched in full.
    ///   - exportFile: the file to export the edition to.
    ///   - metricsFile: the file to write the run's metrics to.
    public init(
        flags: [String: String], environment: [String: String], isOffline: Bool = false, isForced: Bool = false,
        exportFile: String? = nil, metricsFile: String? = nil
    ) {
        self.flags = flags
        self.environment = environment
        self.isOffline = isOffline
        self.isForced = isForced
        self.exportFile = exportFile
        self.metricsFile = metricsFile
    }

    /// One line for each flag or variable with an invalid value.
    public var problems: [String] {
        var configuration = Configuration.standard
        return apply(to: &configuration)
    }

    fileprivate func apply(to configuration: inout Configuration) -> [String] {
        let problems = Configuration.settings.override(&configuration, flags: flags, environment: environment)
        // The connection timeout can't exceed the timeout of the whole request.
        configuration.fetching.connectTimeout = min(
            configuration.fetching.connectTimeout, configuration.fetching.timeout)
        configuration.fetching.ignoresValidators = isForced
        configuration.takeSecrets(from: environment)
        configuration.isOffline = isOffline
        configuration.exportFile = exportFile
        configuration.metricsFile = metricsFile
        return problems
    }
}

extension Configuration {
    /// Returns the configuration with the overlay applied: flags override the environment, which overrides the file,
    /// which overrides the defaults. Values listed in `Overlay.problems` are ignored.
    public func overlaid(with overlay: Overlay) -> Configuration {
        var result = self
        _ = overlay.apply(to: &result)
        return result
    }
}
