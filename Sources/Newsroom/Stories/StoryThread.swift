public import FoundationEssentials

/// A running story: a saga over days or weeks that spans several stories.
public struct StoryThread: Sendable, Equatable, Identifiable, Encodable {
    /// A stable id of sixteen hexadecimal digits, which begins the address of its page (`PageNames`).
    public var id: String
    /// Stories, newest first: those that have or had a page, and those in this edition that one publisher covers in
    /// several reports. A new running story has at least two.
    public var stories: [StoryLink]
    /// The names and words by which its stories' titles tell the theme ("Port Amber · ferry"); nil if none do.
    public var name: String?
    /// The story whose title stands for all without a name; nil: the newest with a page.
    public var leading: Story.ID?

    public init(id: String, stories: [StoryLink], name: String? = nil, leading: Story.ID? = nil) {
        self.id = id
        self.stories = stories
        self.name = name
        self.leading = leading
    }
}

extension Sequence<StoryThread> {
    /// The running story of each story that is part of one.
    public var byStory: [Story.ID: StoryThread] {
        Dictionary(
            flatMap { thread in thread.stories.map { ($0.story, thread) } }, uniquingKeysWith: { first, _ in first })
    }
}

/// A running story that has or had a page, stored so that the page's address never changes and never breaks.
public struct ThreadRecord: Sendable, Equatable, Codable, Identifiable {
    /// The running story's id.
    public var id: StoryThread.ID
    /// The time of the first edition that had it. When two running stories merge, the older one's id is retained.
    public var firstShown: Date
    /// The running story it was merged into; nil if it is still separate.
    public var movedTo: StoryThread.ID?

    public init(id: StoryThread.ID, firstShown: Date, movedTo: StoryThread.ID? = nil) {
        self.id = id
        self.firstShown = firstShown
        self.movedTo = movedTo
    }
}

/// A running story that has been merged into another; its page redirects there.
public struct ThreadMove: Sendable, Equatable {
    /// The merged running story.
    public var from: StoryThread.ID
    /// The running story it was merged into.
    public var to: StoryThread.ID

    public init(from: StoryThread.ID, to: StoryThread.ID) {
        self.from = from
        self.to = to
    }
}

/// A word or pair of adjacent words by which a story is recognised after its articles have been deleted.
public struct Hallmark: Sendable, Equatable {
    /// The hash of its stem, the same in every run.
    public var term: UInt64
    /// The term's weight in the story's vector, which is normalised: the squares of all weights sum to 1.
    public var weight: Float
    /// Its prominence in the story's articles (0…1); 1 if every title contains it.
    public var prominence: Float

    public init(term: UInt64, weight: Float, prominence: Float) {
        self.term = term
        self.weight = weight
        self.prominence = prominence
    }
}

/// A subject in the news for weeks, such as pandemic measures or an election, as covered by one story.
public struct StoryTheme: Sendable, Equatable {
    /// The name in the list of such subjects ("pandemic").
    public var name: String
    /// The ISO 3166-1 alpha-2 country code.
    public var country: String
    public var coordinates: Coordinates

    public init(name: String, country: String, coordinates: Coordinates) {
        self.name = name
        self.country = country
        self.coordinates = coordinates
    }
}
