public import Newsroom
internal import TextDecoding

/// A list of subscribed feeds, in any supported format.
public struct SubscriptionList: Sendable, Equatable {
    /// The feeds in list order, without duplicates.
    public var subscriptions: [Subscription]
    /// Entries that are not feeds on the web: the title if the list gives one, otherwise verbatim.
    public var skipped: [String]
    /// Whether the list was truncated, so feeds may be missing.
    public var isCutOff: Bool

    public init(_ subscriptions: [Subscription], skipped: [String] = [], isCutOff: Bool = false) {
        self.subscriptions = subscriptions
        self.skipped = skipped
        self.isCutOff = isCutOff
    }

    /// Reads OPML, newsboat's `urls` file or a plain list of addresses, detecting which it is.
    ///
    /// - Throws: a `Failure` with the stage "parsing" and no source if it is none of them, such as a page or a picture.
    public static func read(_ bytes: [UInt8]) throws(Failure) -> SubscriptionList {
        if let text = String(validating: bytes, as: UTF8.self), let list = URLList.read(text) { return list }
        return try OPML.read(bytes)
    }
}
