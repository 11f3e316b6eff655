public import FoundationEssentials

/// The weight of a story at a moment, and what makes it: by this one number front page, headlines, digest, feeds and archive
/// put stories in order.
public struct StoryRank: Sendable, Equatable {
    /// Something that a story's reports speak of and that makes it weigh more or less.
    public struct Consequence: Sendable, Equatable {
        /// As `Rules/consequences.txt` names it ("votes").
        public var name: String
        /// The share that it adds to the score; below 0 it takes away.
        public var weight: Double

        public init(name: String, weight: Double) {
            self.name = name
            self.weight = weight
        }
    }

    /// Above 0; twice as much is twice as important.
    public var score: Double
    /// The score when the newest report came: without the time that has passed since.
    public var weight: Double
    /// Independent publishers that report it: those of one owner are one.
    public var publishers: Int
    /// The countries that these write from, as far as they are known.
    public var countries: Int
    /// The sum of the publishers' voices, by their standing.
    public var voices: Double
    /// The share of the voices that is left when each is halved for every day that its newest report is older than the
    /// story's: 1 where all report now.
    public var novelty: Double
    /// When the newest report was published.
    public var newest: Date
    /// The weightiest first.
    public var consequences: [Consequence]

    public init(
        score: Double, weight: Double, publishers: Int, countries: Int, voices: Double, novelty: Double, newest: Date,
        consequences: [Consequence] = []
    ) {
        self.score = score
        self.weight = weight
        self.publishers = publishers
        self.countries = countries
        self.voices = voices
        self.novelty = novelty
        self.newest = newest
        self.consequences = consequences
    }
}
