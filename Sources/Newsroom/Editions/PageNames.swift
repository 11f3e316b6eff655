/// The names that pages of stories and of running stories have in their addresses. They never change: where a title does, the
/// address stays.
public struct PageNames: Sendable, Equatable {
    /// By the story's id: "0123456789abcdef-volcano-erupts". The name of one that is missing is its id.
    public var stories: [Story.ID: String]
    /// By the running story's id, in the same form.
    public var threads: [StoryThread.ID: String]
    /// The feeds of single pages that were given out in two forms, as `Permalink.feed` has them: they go on.
    public var feeds: Set<String>

    public init(
        stories: [Story.ID: String] = [:], threads: [StoryThread.ID: String] = [:], feeds: Set<String> = []
    ) {
        self.stories = stories
        self.threads = threads
        self.feeds = feeds
    }
}
