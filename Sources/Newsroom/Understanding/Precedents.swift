/// What the archive knows of a story: that others told of the same sort of thing at the same place not long before.
public struct Precedents: Sendable, Equatable {
    /// The sort of thing, as `Rules/lists.txt` names it under `occurrences` ("earthquake").
    public var matter: String
    /// Where this and the other stories are.
    public var place: Place
    /// As many days before the story are looked at; of a briefing that had not been kept for so long the days since its first.
    public var days: Int
    /// Whether these are the briefing's first days.
    public var isAll: Bool
    /// One story of each other event, the newest first; never empty.
    public var stories: [StoryLink]

    public init(matter: String, place: Place, days: Int, isAll: Bool, stories: [StoryLink]) {
        self.matter = matter
        self.place = place
        self.days = days
        self.isAll = isAll
        self.stories = stories
    }
}
