/// Patterns in one day's news: topics covered far more than usual, and trending words. Both are often empty.
public struct Patterns: Sendable, Equatable {
    /// At most five signals.
    public var signals: [Signal]
    /// Trends, steepest first.
    public var trends: [Trend]
    /// Whether the archive covers too few days to compare with, so that nothing is known of patterns.
    public var isYoung: Bool

    public var isEmpty: Bool { signals.isEmpty && trends.isEmpty }

    public init(signals: [Signal] = [], trends: [Trend] = [], isYoung: Bool = false) {
        self.signals = signals
        self.trends = trends
        self.isYoung = isYoung
    }
}

/// A topic that many publishers cover at once. It gives the numbers, never an interpretation.
public struct Signal: Sendable, Equatable, Identifiable {
    /// The type of pattern.
    public enum Kind: String, Sendable, CaseIterable {
        /// At least twice as many articles as usual.
        case momentum
        /// Several credible publishers, more than usually cover the topic, without a rise in articles.
        case convergence
    }

    public var kind: Kind
    /// The topic as shown to readers, which is also the rule's name ("Climate").
    public var topic: String
    /// The day's articles on the topic, most credible publishers first, then newest.
    public var briefs: [Brief]
    /// The number of publishers of these articles.
    public var publishers: Int
    /// The usual number of articles; nil if the archive doesn't go back far enough.
    public var usual: UsualCount?

    public var id: String { topic }

    public init(kind: Kind, topic: String, briefs: [Brief], publishers: Int, usual: UsualCount? = nil) {
        self.kind = kind
        self.topic = topic
        self.briefs = briefs
        self.publishers = publishers
        self.usual = usual
    }
}

/// A word or name that appears in more of the day's articles than usual.
public struct Trend: Sendable, Equatable, Identifiable {
    /// The term in its most common spelling.
    public var term: String
    /// Whether it is a proper name.
    public var isName: Bool
    /// The day's articles with the term, most credible publishers first, then newest.
    public var briefs: [Brief]
    /// The number of publishers of these articles.
    public var publishers: Int
    public var usual: UsualCount

    public var id: String { term }

    public init(term: String, isName: Bool, briefs: [Brief], publishers: Int, usual: UsualCount) {
        self.term = term
        self.isName = isName
        self.briefs = briefs
        self.publishers = publishers
        self.usual = usual
    }
}

/// The usual number of articles per day, according to the archive.
public struct UsualCount: Sendable, Equatable {
    /// Articles per day.
    public var average: Double
    /// The day of the week averaged, Sunday being 0; nil for the average of the last seven days.
    public var weekday: Int?
    /// The articles of each of the seven days before today, oldest first; nil for a day that the archive doesn't cover.
    public var days: [Int?]

    public init(average: Double, weekday: Int? = nil, days: [Int?] = []) {
        self.average = average
        self.weekday = weekday
        self.days = days
    }
}
