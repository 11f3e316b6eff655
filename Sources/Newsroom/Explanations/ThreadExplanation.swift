/// Why a story belongs to a running one.
public struct ThreadExplanation: Sendable, Equatable {
    /// A story that it is linked with.
    public struct Link: Sendable, Equatable {
        public var story: Story.ID
        /// Empty where it is not known any more.
        public var title: String
        /// How alike the two are in all that tells them (0…1).
        public var likeness: Double
        /// What they have in common: "names: petito", "both of one matter: pandemic".
        public var reason: String
        /// Whether it is of the same running story.
        public var isInThread: Bool

        public init(story: Story.ID, title: String, likeness: Double, reason: String, isInThread: Bool) {
            self.story = story
            self.title = title
            self.likeness = likeness
            self.reason = reason
            self.isInThread = isInThread
        }
    }

    /// nil for a story that is linked with others and yet of no running story.
    public var thread: StoryThread.ID?
    /// The path of its page from the site's root; nil where there is no running story.
    public var page: String?
    /// How many stories are known to belong to it.
    public var stories: Int
    /// The nearest first; none where the story has long belonged to it.
    public var links: [Link]

    public init(thread: StoryThread.ID?, page: String? = nil, stories: Int, links: [Link]) {
        self.thread = thread
        self.page = page
        self.stories = stories
        self.links = links
    }
}
