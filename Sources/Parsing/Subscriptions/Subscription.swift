/// A feed in a subscription list.
public struct Subscription: Sendable, Equatable {
    /// The feed's address, absolute, http or https.
    public var feed: String
    /// The title in the list, as plain text; nil if there is none.
    public var title: String?
    /// The publisher's home page.
    public var site: String?
    /// The feed's format ("rss", "atom") according to the list. Seen in the wild: "rss" for everything.
    public var type: String?
    /// A BCP 47 tag.
    public var language: String?
    /// The enclosing folders, outermost first.
    public var folders: [String] = []
}
