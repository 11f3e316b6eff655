/// Patterns across one day's news: topics in the news far more than usual, and words on the rise. Often both are empty.
public struct Patterns: Sendable, Equatable {
    /// At most five.
    public var signals: [Signal]
    /// The steepest first.
    public var trends: [Trend]

    public var isEmpty: Bool { signals.isEmpty && trends.isEmpty }

    public init(signals: [Signal] = [], trends: [Trend] = []) {
        self.signals = signals
        self.trends = trends
    }
}

/// A pattern in the news of a day: a topic that many write about at once. It says how much, never what to make of it.
public struct Signal: Sendable, Equatable, Identifiable {
    /// Which patterns there are.
    public enum Kind: String, Sendable, CaseIterable {
        /// At least twice as many articles as is usual.
        case momentum
        /// Several credible publishers, none of them prompted by a rise.
        case convergence
    }

    public var kind: Kind
    /// The topic as readers read it, which is also the name of the rule ("Climate").
    public var topic: String
    /// The day's articles on the topic: of the most credible publishers first, then the newest.
    public var briefs: [Brief]
    /// How many publishers they are of.
    public var publishers: Int
    /// How many articles are usual; nil where the archive cannot tell yet.
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

/// A word or a name that is in more of the day's news than it usually is.
public struct Trend: Sendable, Equatable, Identifiable {
    /// As the news writes it most often.
    public var term: String
    /// Whether it is the name of somebody or something.
    public var isName: Bool
    /// The day's articles that hold it: of the most credible publishers first, then the newest.
    public var briefs: [Brief]
    /// How many publishers they are of.
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

/// How many articles a day usually brings, by what the archive remembers.
public struct UsualCount: Sendable, Equatable {
    /// Articles a day.
    public var average: Double
    /// The day of the week that it is the average of, Sunday being 0; nil when it is that of the last seven days.
    public var weekday: Int?

    public init(average: Double, weekday: Int? = nil) {
        self.average = average
        self.weekday = weekday
    }
}
