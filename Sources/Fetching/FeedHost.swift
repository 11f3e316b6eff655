public import Newsroom

extension FeedSource {
    /// The host of its feed, as used for per-host limits; nil if the address has none.
    public var host: String? { try? RequestAddress(self.feed).host }
}
