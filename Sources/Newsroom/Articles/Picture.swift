public import FoundationEssentials

/// A publisher's picture as the site keeps it: small, without anything but its pixels.
public struct Picture: Sendable, Equatable {
    /// From the site's root: named by what is in it, so that the same picture has the same address.
    public var path: String
    /// Pixels.
    public var width: Int
    public var height: Int
    /// A JPEG.
    public var bytes: [UInt8]

    public init(path: String, width: Int, height: Int, bytes: [UInt8]) {
        self.path = path
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

/// A publisher's picture as last fetched: the picture, or how often fetching it failed.
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
