/// A feed that a subscription list names.
public struct Subscription: Sendable, Equatable {
    /// The feed's address, as the list gives it: absolute, http or https.
    public var feed: String
    /// Its title in the list, as plain text; nil when the list gives none.
    public var title: String?
    /// The publisher's home page.
    public var site: String?
    /// The feed's format ("rss", "atom") as the list names it; seen in the wild: "rss" for everything.
    public var type: String?
    /// A BCP 47 tag.
    public var language: String?
    /// The folders that it stands in, the outermost first.
    public var folders: [String]

    public init(
        feed: String, title: String? = nil, site: String? = nil, type: String? = nil, language: String? = nil,
        folders: [String] = []
    ) {
        self.feed = feed
        self.title = title
        self.site = site
        self.type = type
        self.language = language
        self.folders = folders
    }
}
