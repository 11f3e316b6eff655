internal import Fetching

/// What the command line and the environment say on top of the configuration file; nil leaves the file's word.
public struct Overlay: Sendable {
    public var output: String?
    public var dataFolder: String?
    public var templates: String?
    /// Seconds.
    public var timeout: Double?
    public var concurrency: Int?
    public var isOffline = false
    /// Every feed is asked for in full.
    public var isForced = false

    public init() {}
}

extension Configuration {
    public func overlaid(with overlay: Overlay) -> Configuration {
        var result = self
        result.output = overlay.output ?? output
        result.dataFolder = overlay.dataFolder ?? dataFolder
        result.templates = overlay.templates ?? templates
        result.fetching.timeout = overlay.timeout ?? fetching.timeout
        // A connection may never take longer than the whole.
        result.fetching.connectTimeout = min(fetching.connectTimeout, result.fetching.timeout)
        result.fetching.concurrency = overlay.concurrency ?? fetching.concurrency
        result.fetching.ignoresValidators = overlay.isForced
        result.isOffline = overlay.isOffline
        return result
    }
}
