/// The reasons why a story belongs to a running story.
public struct ThreadExplanation: Sendable, Equatable {
    /// A linked story.
    public struct Link: Sendable, Equatable {
        public var story: Story.ID
        /// The title; empty if it is no longer known.
        public var title: String
        /// Similarity of everything the two stories report (0…1).
        public var similarity: Double
        /// The common ground: "names: petito", "both on one theme: pandemic".
        public var reason: String
        /// Whether it belongs to the same running story.
        public var isInThread: Bool

        public init(story: Story.ID, title: String, similarity: Double, reason: String, isInThread: Bool) {
            self.story = story
            self.title = title
            self.similarity = similarity
            self.reason = reason
            self.isInThread = isInThread
        }
    }

    /// The running story; nil if the story has links but is part of none.
    public var thread: StoryThread.ID?
    /// The path of the running story's page from the site's root; nil if there is none.
    public var page: String?
    /// The number of stories known to be part of it.
    public var stories: Int
    /// Links, closest first; empty if the story joined long ago.
    public var links: [Link]

    public init(thread: StoryThread.ID?, page: String? = nil, stories: Int, links: [Link]) {
        self.thread = thread
        self.page = page
        self.stories = stories
        self.links = links
    }
}
