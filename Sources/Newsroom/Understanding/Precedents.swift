/// Earlier stories in the archive about the same type of event at the same place.
public struct Precedents: Sendable, Equatable, Encodable {
    /// The type of event, as listed under `occurrences` in `Rules/lists.txt` ("earthquake").
    public var eventKind: String
    /// The place of this story and the earlier ones.
    public var place: Place
    /// The number of days searched before the story; on a newer site, the days since its first.
    public var days: Int
    /// Whether those days are the site's entire history.
    public var isAll: Bool
    /// One story per earlier event, newest first; never empty.
    public var stories: [StoryLink]

    public init(eventKind: String, place: Place, days: Int, isAll: Bool, stories: [StoryLink]) {
        self.eventKind = eventKind
        self.place = place
        self.days = days
        self.isAll = isAll
        self.stories = stories
    }
}
