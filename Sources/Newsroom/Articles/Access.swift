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
    /// Returns whether one of its articles is only for subscribers: as the article says, otherwise as configured. The
    /// owner's `free` always counts, because their readers may be subscribers.
    public func sells(_ article: Article) -> Bool { access != .free && (article.access ?? access) == .paid }
}

extension Brief {
    /// Whether the article is only for subscribers.
    public var isPaid: Bool { source.sells(article) }
}
