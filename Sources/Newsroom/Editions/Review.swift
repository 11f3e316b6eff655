/// The periods that have a page in the archive.
public enum Rhythm: String, Sendable, CaseIterable {
    /// Days.
    case daily
    /// Days and weeks.
    case weekly
    /// Days, weeks and months.
    case monthly

    /// The periods longer than a day, shortest first.
    public var periods: [Review.Period] {
        switch self {
        case .daily: []
        case .weekly: [.week]
        case .monthly: [.week, .month]
        }
    }
}

/// A week or month that has ended, with its leading stories. It is made from the archive's days, which no longer
/// change.
public struct Review: Sendable, Equatable, Identifiable {
    public enum Period: String, Sendable, CaseIterable {
        case week, month
    }

    public var period: Period
    /// The ISO 8601 name of the period: "2026-W48" or "2026-11".
    public var id: String
    /// The first calendar day.
    public var begins: Day.ID
    /// The last calendar day.
    public var ends: Day.ID
    /// The number of calendar days.
    public var length: Int
    /// The number of days that the archive has.
    public var days: Int
    /// The number of articles on those days.
    public var articles: Int
    /// The leading stories in order; never empty.
    public var stories: [ReviewedStory]

    public init(
        period: Period, id: String, begins: Day.ID, ends: Day.ID, length: Int, days: Int, articles: Int,
        stories: [ReviewedStory]
    ) {
        self.period = period
        self.id = id
        self.begins = begins
        self.ends = ends
        self.length = length
        self.days = days
        self.articles = articles
        self.stories = stories
    }
}

/// A story, or the stories of one running story, among the headlines of a period's days.
public struct ReviewedStory: Sendable, Equatable {
    /// A headline, and the day that had it.
    public struct Headline: Sendable, Equatable {
        public var day: Day.ID
        public var clipping: Clipping

        public init(day: Day.ID, clipping: Clipping) {
            self.day = day
            self.clipping = clipping
        }
    }

    /// The best placed headline of the first day.
    public var first: Headline
    /// The best placed headline of the last day.
    public var last: Headline
    /// The number of days that had it among their headlines.
    public var days: Int
    /// The most publishers that a day counted.
    public var publishers: Int
    /// The newest sentence, figure and quotation stored with the days.
    public var extract: Extract

    public init(first: Headline, last: Headline, days: Int, publishers: Int, extract: Extract) {
        self.first = first
        self.last = last
        self.days = days
        self.publishers = publishers
        self.extract = extract
    }
}

/// A day of an earlier year with the same date as today.
public struct Anniversary: Sendable, Equatable {
    /// The number of years ago.
    public var years: Int
    public var day: Day

    public init(years: Int, day: Day) {
        self.years = years
        self.day = day
    }
}
