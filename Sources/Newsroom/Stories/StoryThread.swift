public import FoundationEssentials

/// A running story: a saga over days and weeks that several stories tell of.
public struct StoryThread: Sendable, Equatable, Identifiable {
    /// Sixteen hexadecimal digits: its page's address begins with them (`PageNames`) and never changes.
    public var id: String
    /// The newest first: those that have or had a page, and those of this edition that one publisher tells in several
    /// reports. At first there are two at least.
    public var stories: [StoryLink]

    public init(id: String, stories: [StoryLink]) {
        self.id = id
        self.stories = stories
    }
}

/// A thread that has a page or had one, kept so that the page's address never changes and never stops answering.
public struct ThreadRecord: Sendable, Equatable, Identifiable {
    /// The thread.
    public var id: StoryThread.ID
    /// The moment of the edition that first knew it; of two threads that become one, the elder's id stays.
    public var firstShown: Date
    /// The thread that it has become part of; nil while it stands for itself.
    public var movedTo: StoryThread.ID?

    public init(id: StoryThread.ID, firstShown: Date, movedTo: StoryThread.ID? = nil) {
        self.id = id
        self.firstShown = firstShown
        self.movedTo = movedTo
    }
}

/// A thread that has become part of another: who comes to its page is led on.
public struct ThreadMove: Sendable, Equatable {
    /// The thread that is no more.
    public var from: StoryThread.ID
    /// The thread that its stories belong to now.
    public var to: StoryThread.ID

    public init(from: StoryThread.ID, to: StoryThread.ID) {
        self.from = from
        self.to = to
    }
}

/// A word, or two neighbouring ones, by which a story is known again after its articles have been forgotten.
public struct Hallmark: Sendable, Equatable {
    /// The number of the word's stem, the same in every run.
    public var term: UInt64
    /// How much of the story it tells: the squares of all its weights are 1 together.
    public var weight: Float
    /// How prominently it stands in the story's articles (0…1): 1 where it is in all of their titles.
    public var prominence: Float

    public init(term: UInt64, weight: Float, prominence: Float) {
        self.term = term
        self.weight = weight
        self.prominence = prominence
    }
}

/// A matter that is in the news for weeks, where a story tells of it: a pandemic's measures, an election.
public struct StoryMatter: Sendable, Equatable {
    /// As the list of matters names it ("pandemic").
    public var name: String
    /// ISO 3166-1 alpha-2.
    public var country: String
    public var coordinates: Coordinates

    public init(name: String, country: String, coordinates: Coordinates) {
        self.name = name
        self.country = country
        self.coordinates = coordinates
    }
}
