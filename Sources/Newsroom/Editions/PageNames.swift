/// The page names used in addresses of stories, running stories, people and places. They never change, even when a
/// title does.
public struct PageNames: Sendable, Equatable {
    /// Names by story id: "0123456789abcdef-volcano-erupts". A story not listed here uses its id as its name.
    public var stories: [Story.ID: String]
    /// Names by running-story id, in the same form.
    public var threads: [StoryThread.ID: String]
    /// Names by the id of a person or place, in the same form.
    public var subjects: [NamedSubject.ID: String]
    /// The page feeds that have ever been published, named as in `Permalink.feed`. They stay available.
    public var feeds: Set<String>

    public init(
        stories: [Story.ID: String] = [:], threads: [StoryThread.ID: String] = [:],
        subjects: [NamedSubject.ID: String] = [:], feeds: Set<String> = []
    ) {
        self.stories = stories
        self.threads = threads
        self.subjects = subjects
        self.feeds = feeds
    }
}
