/// A story with its articles, as its page shows it.
public struct StoryFile: Sendable, Equatable {
    public var story: Story
    public var lead: Brief
    /// All its articles, the lead included, oldest first.
    public var briefs: [Brief]

    public init(story: Story, lead: Brief, briefs: [Brief]) {
        self.story = story
        self.lead = lead
        self.briefs = briefs
    }
}
