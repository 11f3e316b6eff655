public import FoundationEssentials

/// A publisher's picture as stored on the site: scaled down and stripped of metadata.
public struct Picture: Sendable, Equatable {
    /// The path from the site's root. The name comes from the content, so identical pictures share an address.
    public var path: String
    /// Size in pixels.
    public var width: Int
    public var height: Int
    /// JPEG data.
    public var bytes: [UInt8]

    public init(path: String, width: Int, height: Int, bytes: [UInt8]) {
        self.path = path
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

/// The state of a publisher's picture after the last fetch: the picture itself, or the number of failures.
public struct PictureRecord: Sendable, Equatable {
    /// The picture's address at the publisher.
    public var url: String
    public var picture: Picture?
    /// The time of the last attempt to fetch it.
    public var lastAttempt: Date
    /// The number of failed attempts to fetch it.
    public var failures: Int
    /// Whether it will never be fetched again, because it is stored, cannot be shown, or failed too often.
    public var isSettled: Bool

    public init(url: String, picture: Picture? = nil, lastAttempt: Date, failures: Int = 0, isSettled: Bool) {
        self.url = url
        self.picture = picture
        self.lastAttempt = lastAttempt
        self.failures = failures
        self.isSettled = isSettled
    }
}
