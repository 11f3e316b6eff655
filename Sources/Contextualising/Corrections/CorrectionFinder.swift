internal import FoundationEssentials
public import Newsroom
public import TextReading

/// Compares what past editions said, as stored in the archive's days, with what the stories say now.
///
/// Only a few kinds of change can be found without understanding the texts: a figure in a headline, a number that a
/// publisher replaced, a report whose page is gone, and stories that became one or two. The rest is left out rather
/// than guessed.
public struct CorrectionFinder: Sendable {
    /// The most corrections to show, which keeps the page short.
    private static let mostCorrections = 30

    /// How many days to look back.
    private let days: Int

    public init(days: Int) { self.days = days }

    /// Returns the corrections of an edition, latest change first.
    ///
    /// - Parameters:
    ///   - edition: the main edition, with its days and the addresses of merged stories.
    ///   - records: the records of all stories that have or had a page.
    ///   - pages: the articles' own pages, for sources with `extract`.
    ///   - readings: existing readings of the edition's articles.
    public func corrections(
        in edition: Edition, records: [StoryRecord], pages: [Article.ID: ArticlePage] = [:],
        readings: PackedReadings = PackedReadings()
    ) -> [Correction] {
        let calendar = DayCalendar(timeZone: edition.site.timeZone)
        let first = calendar.id(of: edition.moment.addingTimeInterval(-Double(days) * 86_400))
        let past = PastHeadlines(edition: edition, since: first, calendar: calendar, records: records)
        var readings = ArticleReadings(readings)
        var reader = TextReader()
        let found =
            past.changedFigures(&readings, &reader) + past.changedHeadlines(&readings, &reader)
            + past.withdrawnReports(pages: pages) + past.mergedStories(&reader) + past.splitStories(&readings)
        return Array(
            found.sorted { a, b in
                (b.moment, a.kind.rawValue, a.earlier.story, a.earlier.article)
                    < (a.moment, b.kind.rawValue, b.earlier.story, b.earlier.article)
            }.prefix(Self.mostCorrections))
    }
}

/// The headlines of recent archived days, and the present stories to compare them with.
struct PastHeadlines {
    let edition: Edition
    /// The first day to look at.
    let since: Day.ID
    let calendar: DayCalendar
    /// The headlines of each story, latest first.
    let headlines: [Story.ID: [ReviewedStory.Headline]]
    /// The latest headline of each article, with the id that its story had then.
    let latestHeadlines: [Article.ID: ReviewedStory.Headline]
    /// The stories with a page.
    let files: [Story.ID: StoryFile]
    /// The stories that others were merged into.
    let moves: [Story.ID: Story.ID]
    let records: [Story.ID: StoryRecord]

    init(edition: Edition, since: Day.ID, calendar: DayCalendar, records: [StoryRecord]) {
        self.edition = edition
        self.since = since
        self.calendar = calendar
        let days = edition.days.filter { $0.isOver && $0.id >= since }
        let all = days.reversed().flatMap { day in
            (day.headlines + day.stories).map { ReviewedStory.Headline(day: day.id, clipping: $0) }
        }
        headlines = Dictionary(grouping: all, by: \.clipping.story)
        latestHeadlines = Dictionary(all.map { ($0.clipping.article, $0) }, uniquingKeysWith: { first, _ in first })
        files = Dictionary(
            (edition.stories + edition.pastStories).map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        moves = Dictionary(
            edition.movedStories.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        self.records = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the file of a story, or of the one it was merged into.
    func file(of story: Story.ID) -> StoryFile? { files[moves[story] ?? story] }
}
