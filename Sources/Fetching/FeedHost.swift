public import Newsroom

extension FeedSource {
    /// The host that its feed is asked of, as requests to one host are counted; nil where its address names none.
    public var host: String? { try? RequestAddress(feed).host }
}
