public import FoundationEssentials

/// What is remembered of a story that has, or had, a page: its address is not to change, and never to lead nowhere.
public struct StoryRecord: Sendable, Equatable, Identifiable {
    /// The story.
    public var id: Story.ID
    /// The article that stood for it when its page was last made.
    public var lead: Article.ID
    /// The moment of the edition in which its page was first seen; of two stories that become one, the elder's id stays.
    public var firstShown: Date
    /// The moment of the last edition that made its page.
    public var lastShown: Date
    /// The story that it has become part of; nil while it stands for itself.
    public var movedTo: Story.ID?

    public init(id: Story.ID, lead: Article.ID, firstShown: Date, lastShown: Date, movedTo: Story.ID? = nil) {
        self.id = id
        self.lead = lead
        self.firstShown = firstShown
        self.lastShown = lastShown
        self.movedTo = movedTo
    }
}
