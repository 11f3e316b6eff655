public import FoundationEssentials
public import Newsroom
public import TextReading

/// The archive's information on stories that helps to decide whether two are about the same event.
public struct StoryMemory: Sendable {
    /// The stories that have a page.
    public var pages: Set<Story.ID>
    /// The stories with a page that are in this edition.
    public var current: Set<Story.ID>
    /// The thread that each story belongs to.
    public var threads: [Story.ID: StoryThread.ID]
    /// The stories linked to each story.
    public var links: [Story.ID: Set<Story.ID>]
    /// The date of the first edition.
    public var since: Date
    /// The number of days for which articles are kept.
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
    /// Finds precedents for an edition's stories: other stories about the same kind of event at the same place in the
    /// thirty days before.
    ///
    /// It counts events as far as they can be told apart. Stories in one thread, with a rare name in common, or less
    /// than a day apart count as one event. If one of them is the story itself, the others are not counted at all.
    ///
    /// - Parameter briefs: the briefs of the edition's stories and of past stories that still have a page.
    public func precedents(
        of briefs: [Brief], readings: PackedReadings = PackedReadings(), remembering memory: StoryMemory
    ) -> [Story.ID: PrecedentFinding] {
        var readings = ArticleReadings(readings)
        let paged = briefs.filter { memory.pages.contains($0.story.id) }
        let stories = Dictionary(grouping: paged, by: \.story.id).values
            .compactMap { StoryOccurrence(of: Self.leadFirst($0), by: .builtIn, &readings) }
            .sorted { ($1.began, $0.story) < ($0.began, $1.story) }
        var found: [Story.ID: PrecedentFinding] = [:]
        for group in Dictionary(grouping: stories, by: { "\($0.eventKind) \($0.place.id)" }).values {
            for (index, story) in group.enumerated() where memory.current.contains(story.story) {
                found[story.story] = PrecedentFinding(
                    of: story, among: Array(group[(index + 1)...]), remembering: memory)
            }
        }
        return found
    }
}

extension Contextualiser {
    /// The kinds of events that are counted, sorted. `Templates/words` holds their display names under `precedent.of.`
    public static var occurrences: [String] { OccurrenceFinder.builtIn.names }
}
