public import FoundationEssentials

/// What is remembered of a publisher's picture: the picture, or why there is none.
public struct PictureRecord: Sendable, Equatable {
    /// Where the publisher keeps it.
    public var url: String
    public var picture: Picture?
    /// When it was last asked for.
    public var lastAttempt: Date
    /// How often asking for it has failed.
    public var failures: Int
    /// Whether it is never asked for again: it is here, it is no picture that we show, or it failed too often.
    public var isSettled: Bool

    public init(url: String, picture: Picture? = nil, lastAttempt: Date, failures: Int = 0, isSettled: Bool) {
        self.url = url
        self.picture = picture
        self.lastAttempt = lastAttempt
        self.failures = failures
        self.isSettled = isSettled
    }
}
