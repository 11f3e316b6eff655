public import FoundationEssentials

/// The publishers that could be expected to report a story, and had no report of it in their feeds.
public struct StorySilence: Sendable, Equatable, Encodable {
    /// The time at which their feeds were read.
    public var moment: Date
    /// The number of publishers that report it.
    public var reporting: Int
    /// One source for each silent publisher, in configuration order; never empty.
    public var silent: [FeedSource]

    public init(moment: Date, reporting: Int, silent: [FeedSource]) {
        self.moment = moment
        self.reporting = reporting
        self.silent = silent
    }
}
