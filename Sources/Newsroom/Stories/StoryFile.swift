/// A story with its articles, as its page shows it.
public struct StoryFile: Sendable, Equatable {
    public var story: Story
    public var lead: Brief
    /// All its articles, the lead included, oldest first.
    public var briefs: [Brief]
    /// What the edition before did not have; nil where that is nothing, or there was none before.
    public var news: StoryNews?

    public init(story: Story, lead: Brief, briefs: [Brief], news: StoryNews? = nil) {
        self.story = story
        self.lead = lead
        self.briefs = briefs
        self.news = news
    }
}
