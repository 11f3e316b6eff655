public import FoundationEssentials
public import Newsroom
public import TextReading

/// What the archive knows of stories, as far as it says whether two tell of one event.
public struct StoryMemory: Sendable {
    /// The stories that have a page.
    public var pages: Set<Story.ID>
    /// Those of them that this edition tells.
    public var current: Set<Story.ID>
    /// The running story that each belongs to.
    public var threads: [Story.ID: StoryThread.ID]
    /// The stories that each has to do with.
    public var links: [Story.ID: Set<Story.ID>]
    /// Since when there have been editions.
    public var since: Date
    /// As many days back articles are kept.
    public var days: Int

    public init(
        pages: Set<Story.ID> = [], current: Set<Story.ID> = [], threads: [Story.ID: StoryThread.ID] = [:],
        links: [Story.ID: Set<Story.ID>] = [:], since: Date = .distantPast, days: Int = 30
    ) {
        self.pages = pages
        self.current = current
        self.threads = threads
        self.links = links
        self.since = since
        self.days = days
    }
}

extension Contextualiser {
    /// What the archive knows of an edition's stories: which other ones told of the same sort of thing at the same place within
    /// thirty days before.
    ///
    /// Counted are events, as far as we can tell them apart: stories of one running story, stories that have a rare name in
    /// common, and stories with less than a day between them count once, and not at all where that is the story itself.
    ///
    /// - Parameter briefs: those of the edition's stories and of the faded ones, whose pages stay.
    public func precedents(
        of briefs: [Brief], readings: ReadingShelf = ReadingShelf(), remembering memory: StoryMemory
    ) -> [Story.ID: PrecedentFinding] {
        var readings = ArticleReadings(readings)
        let paged = briefs.filter { memory.pages.contains($0.story.id) }
        let stories = Dictionary(grouping: paged, by: \.story.id).values
            .compactMap { StoryOccurrence(of: Self.leadFirst($0), by: .builtIn, &readings) }
            .sorted { ($1.began, $0.story) < ($0.began, $1.story) }
        var found: [Story.ID: PrecedentFinding] = [:]
        for group in Dictionary(grouping: stories, by: { "\($0.matter) \($0.place.id)" }).values {
            for (index, story) in group.enumerated() where memory.current.contains(story.story) {
                found[story.story] = PrecedentFinding(
                    of: story, among: Array(group[(index + 1)...]), remembering: memory)
            }
        }
        return found
    }
}

extension Contextualiser {
    /// The sorts of things that are counted, sorted: `Templates/words` has what each is called, under `precedent.of.`
    public static var occurrences: [String] { OccurrenceFinder.builtIn.names }
}
