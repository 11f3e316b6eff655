/// What readers made of an article where it was published, as its feed counts it.
public struct Reception: Sendable, Equatable {
    /// Absolute http(s) address of the page where they discuss it.
    public var discussion: String?
    /// How many comments they have written; nil when the feed does not say, which is not 0.
    public var comments: Int?
    /// How often they have watched it, of a film.
    public var views: Int?

    public init(discussion: String? = nil, comments: Int? = nil, views: Int? = nil) {
        self.discussion = discussion
        self.comments = comments
        self.views = views
    }
}
