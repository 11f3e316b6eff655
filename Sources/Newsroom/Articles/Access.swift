/// Whether an article can be read without paying for it, according to its publisher or the configuration.
public enum Access: String, Sendable, CaseIterable, Encodable {
    case free
    /// Only for subscribers.
    case paid
}

extension StatedFacts {
    /// Whether the publisher says it is free; nil if it says nothing, or if a later version of pulse stored an unknown
    /// word.
    public var access: Access? {
        get { accessWord.flatMap(Access.init) }
        set { accessWord = newValue?.rawValue }
    }
}

extension FeedSource {
    /// Returns whether one of its articles is free to read: as the article says, otherwise as configured; nil if
    /// neither says anything. The owner's `free` always counts, because their readers may be subscribers.
    public func availability(of article: Article) -> Access? {
        self.access == .free ? .free : article.access ?? self.access
    }

    /// Returns whether one of its articles is only for subscribers.
    public func requiresPayment(for article: Article) -> Bool { availability(of: article) == .paid }
}

extension Brief {
    /// Whether the article is only for subscribers.
    public var isPaid: Bool { source.requiresPayment(for: article) }
}
