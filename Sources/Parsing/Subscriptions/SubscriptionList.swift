public import Newsroom
internal import TextDecoding

/// A list of feeds that somebody keeps, in whatever format.
public struct SubscriptionList: Sendable, Equatable {
    /// The feeds in the order of the list, each once.
    public var subscriptions: [Subscription]
    /// Entries that name no feed on the web, as the list writes them.
    public var skipped: [String]
    /// The list ended in the middle, so feeds may be missing.
    public var isCutOff: Bool

    public init(_ subscriptions: [Subscription], skipped: [String] = [], isCutOff: Bool = false) {
        self.subscriptions = subscriptions
        self.skipped = skipped
        self.isCutOff = isCutOff
    }

    /// Reads OPML, newsboat's `urls` file or a plain list of addresses, whichever it is.
    ///
    /// - Throws: a `Failure` with the stage "parsing" and no source if it is none of them, such as a page or a picture.
    public static func read(_ bytes: [UInt8]) throws(Failure) -> SubscriptionList {
        if let text = String(validating: bytes, as: UTF8.self), let list = URLList.read(text) { return list }
        return try OPML.read(bytes)
    }
}
