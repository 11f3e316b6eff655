/// The XPath 1.0 expressions by which a page without a feed is read as one. All but `items` are evaluated at an item.
public struct PageSelectors: Sendable, Equatable {
    /// Selects the items' elements.
    public var items: String
    /// Selects the title; nil for the item's heading, or else the text of its link.
    public var title: String?
    /// Selects the link or its address; nil for the link in the heading, or else the one with the longest text.
    public var link: String?
    /// Selects the date; nil for the first `<time>`.
    public var date: String?
    /// Selects the summary; nil for none.
    public var summary: String?

    public init(
        items: String, title: String? = nil, link: String? = nil, date: String? = nil, summary: String? = nil
    ) {
        self.items = items
        self.title = title
        self.link = link
        self.date = date
        self.summary = summary
    }
}
