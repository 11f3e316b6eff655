/// A feed that a page names or seems to link to.
public struct DiscoveredFeed: Sendable, Equatable {
    /// Absolute http(s) address.
    public var address: String
    /// Plain text; nil when the page gives none.
    public var title: String?
    /// "RSS", "Atom" or "JSON Feed", as the page says or its address suggests; nil when neither does.
    public var format: String?

    public init(address: String, title: String? = nil, format: String? = nil) {
        self.address = address
        self.title = title
        self.format = format
    }
}
