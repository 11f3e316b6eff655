internal import Configuring
internal import Fetching

/// The settings from the command line and the environment, which override the configuration file.
public struct Overlay: Sendable {
    /// The values of the flags that set a setting, by flag ("--timeout").
    private let flags: [String: String]
    private let environment: [String: String]
    private let isOffline: Bool
    private let isForced: Bool
    private let exportFile: String?
    private let metricsFile: String?

    /// - Parameters:
    ///   - flags: the values of the flags that set a setting, by flag ("--timeout").
    ///   - environment: the environment's variables; those that no setting names are ignored.
    ///   - isForced: whether every feed is asked for in full.
    ///   - exportFile: the file that the edition is written to as data.
    ///   - metricsFile: the file that the run's figures are written to.
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

    /// One line for each flag and variable whose value cannot be used.
    public var problems: [String] {
        var configuration = Configuration.standard
        return apply(to: &configuration)
    }

    fileprivate func apply(to configuration: inout Configuration) -> [String] {
        let problems = Configuration.settings.override(&configuration, flags: flags, environment: environment)
        // Connecting may not take longer than the whole request.
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
    /// The configuration with the overlay applied: flag over environment over file over default. Values reported in
    /// `Overlay.problems` are ignored.
    public func overlaid(with overlay: Overlay) -> Configuration {
        var result = self
        _ = overlay.apply(to: &result)
        return result
    }
}
