public import FoundationEssentials

/// A story's rank at a given time, with the factors behind it. The front page, headlines, digest, feeds and archive all
/// order stories by this score.
public struct StoryRank: Sendable, Equatable {
    /// A consequence mentioned in a story's reports that raises or lowers its rank.
    public struct Consequence: Sendable, Equatable {
        /// The name in `Rules/consequences.txt` ("votes").
        public var name: String
        /// The fraction added to the score; negative values reduce it.
        public var weight: Double

        public init(name: String, weight: Double) {
            self.name = name
            self.weight = weight
        }
    }

    /// The score, above 0; twice the score is twice as important.
    public var score: Double
    /// The score at the time of the newest report, before any decay.
    public var weight: Double
    /// The number of independent publishers; those with the same owner count once.
    public var publishers: Int
    /// The number of known countries these publishers report from.
    public var countries: Int
    /// The sum of the publishers' weights, by credibility.
    public var publisherWeight: Double
    /// The fraction of that sum left after halving each publisher's weight for every day its newest report is older
    /// than the story's. 1 if all of them are reporting now.
    public var presentShare: Double
    /// The publication date of the newest report.
    public var newest: Date
    /// Consequences, highest weight first.
    public var consequences: [Consequence]

    public init(
        score: Double, weight: Double, publishers: Int, countries: Int, publisherWeight: Double, presentShare: Double,
        newest: Date,
        consequences: [Consequence] = []
    ) {
        self.score = score
        self.weight = weight
        self.publishers = publishers
        self.countries = countries
        self.publisherWeight = publisherWeight
        self.presentShare = presentShare
        self.newest = newest
        self.consequences = consequences
    }

    /// A number that a score is made of.
    public struct Part: Sendable {
        /// The key in `pulse explain --json`. A story's page shows it with the text `rank.NAME`.
        public let name: String
        /// The name in `pulse explain`.
        public let label: String
        /// The smallest value that a story's page shows, for whole numbers; nil if pages don't show it.
        public var shownFrom: Double?
        public let value: @Sendable (StoryRank) -> Double
    }

    /// All parts, in the order of explanations and pages.
    public static let parts = [
        Part(name: "publishers", label: "independent publishers", shownFrom: 1) { Double($0.publishers) },
        Part(name: "voices", label: "voices") { $0.publisherWeight },
        Part(name: "presentShare", label: "share of them now") { $0.presentShare },
        Part(name: "countries", label: "countries they write from", shownFrom: 2) { Double($0.countries) },
    ]
}
