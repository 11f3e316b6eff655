/// The constants of groups. "Fit" is explained at `ClusteringTuning`.
extension ClusteringTuning {
    /// Groups that grow by articles in other words.
    enum Growth {
        /// The fewest articles with a profile; common terms of two may be chance. Fit: not recorded.
        static let fewestArticles = 3
        /// The number of terms in a profile. More would describe the subject, not the event. Fit: not recorded.
        static let profileTerms = 8
        /// The number of imaginary articles about other events that contain each term. Fit: not recorded.
        static let imaginaryArticles = 2.0
        /// The share (0…1) of articles with a term that makes it fully familiar. Fit: not recorded.
        static let familiarShare = 0.3
        /// The least kinship (0…1) of articles that join a group. Fit: one day's news, labelled by reading; the day is
        /// not recorded.
        static let leastKinship = 0.016
        /// The least ownership (0…1) of the shared terms. Terms that fill all the news are not enough. Fit: one day's
        /// news, labelled by reading; the day is not recorded.
        static let leastOwnership = 0.03
        /// The least coverage (0…1) of a profile. Articles below it need no closer look. Fit: one day's news, labelled
        /// by reading; the day is not recorded.
        static let leastCoverage = 0.1
        /// The longest gap, in days, to the nearest article of the group. Fit: one day's news, labelled by reading;
        /// the day is not recorded.
        static let longestGap = 2.5
        /// The rate at which kinship fades, per day. Fit: one day's news, labelled by reading; the day is not
        /// recorded.
        static let kinshipDecay = 1.6
        /// The least gap, in days, assumed for an undated article, because it may be older than its first sighting.
        /// Fit: one day's news, labelled by reading; the day is not recorded.
        static let doubtfulGap = 0.82
        /// The similarity assumed for articles that are not neighbours. Fit: one day's news, labelled by reading; the
        /// day is not recorded.
        static let leastSimilarity = 0.002
        /// The familiarity assumed for a title without a familiar word. Fit: one day's news, labelled by reading; the
        /// day is not recorded.
        static let leastFamiliarity = 0.01
        /// The factor if only one of the two is a round-up. Fit: one day's news, labelled by reading; the day is not
        /// recorded.
        static let roundupFactor = 0.7
        /// The exponent of ownership. Fit: one day's news, labelled by reading; the day is not recorded.
        static let ownershipExponent = 0.4
        /// The exponent of coverage. Fit: one day's news, labelled by reading; the day is not recorded.
        static let coverageExponent = 1.5
        /// The exponent of mean similarity. Fit: one day's news, labelled by reading; the day is not recorded.
        static let similarityExponent = 0.33
        /// The exponent of familiarity. Fit: one day's news, labelled by reading; the day is not recorded.
        static let familiarityExponent = 0.3
        /// The most rounds of growth. Groups settle within these. Fit: not recorded.
        static let mostRounds = 8
    }

    /// Support within groups of three or more. Factors multiply the threshold for groups.
    enum Coherence {
        /// The number of most similar articles that support an article. Fit: labelled news; the days are not recorded.
        static let supporters = 3
        /// The factor for the least mean support, in groups of any size. Fit: labelled news; the days are not
        /// recorded.
        static let ofAny = 0.5
        /// The most articles in a small group. Fit: labelled news; the days are not recorded.
        static let smallGroup = 15
        /// The factor for the least mean support in a small group. Fit: labelled news; the days are not recorded.
        static let ofSmall = 0.7
        /// The least support in a small group, relative to the group's median. An article below both leaves. Fit:
        /// labelled news; the days are not recorded.
        static let ofUsual = 0.6
        /// The factor for an article that is a day apart from all others. Fit: labelled news; the days are not
        /// recorded.
        static let ofAnotherDay = 1.2
        /// The gap, in seconds, beyond which an article is a day apart. Fit: labelled news; the days are not recorded.
        static let dayApart = 86_400.0
        /// The factor for the least similar two of three articles. Fit: labelled news; the days are not recorded.
        static let ofThree = 0.7
    }

    /// Pairs of articles that are a story of their own. Factors multiply the threshold for groups.
    enum Corroboration {
        /// The factor for a story of only two articles. Fit: labelled news; the days are not recorded.
        static let ofTwo = 1.35
        /// The factor for two articles more than a day apart. Fit: labelled news; the days are not recorded.
        static let ofTwoDays = 1.5
        /// The gap, in seconds, beyond which that factor applies. Fit: labelled news; the days are not recorded.
        static let longestGap = 86_400.0
        /// The factor for two articles that one source publishes within a minute. Fit: labelled news; the days are not
        /// recorded.
        static let ofOneMinute = 4.0
        /// The gap, in seconds, within which that factor applies. Fit: labelled news; the days are not recorded.
        static let shortGap = 60.0
        /// The least share (0…1) of the shorter article's words that two articles have in common. Fit: three labelled
        /// editions; from 0.15, right pairs of longer texts are lost.
        static let leastShared = 0.14
        /// The share (0…1) of the shorter headline's words that two headlines must have in common to say the same. Fit:
        /// not recorded.
        static let sharedOfHeadline = 0.5
        /// The fewest common words of two headlines that say the same. Fit: not recorded.
        static let fewestOfHeadline = 3
        /// The share (0…1) of articles beyond which a word in a headline proves nothing. Fit: not recorded.
        static let commonShare = 0.05
        /// The number of articles with a word that proves something whatever its share. Fit: not recorded.
        static let fewArticles = 4.0
    }

    /// Groups that report two events.
    enum Division {
        /// The fewest articles of a group that is divided. Fit: three labelled editions.
        static let fewestArticles = 5
        /// The fewest articles of a part. A single article is left to corroboration. Fit: three labelled editions.
        static let fewestOfPart = 2
        /// The mean similarity between the parts, relative to that within the looser one, below which they are two
        /// events. Fit: three labelled editions; 0.37 does as well.
        static let mostBetween = 0.4
    }

    /// Groups to stories: their size and their lead.
    enum Stories {
        /// The most articles in a story. Hundreds over weeks are a subject, not a story. Fit: not recorded.
        static let mostArticles = 150
        /// The fewest bytes of text that make at least a sentence. Fit: not recorded.
        static let fewestBytes = 40
        /// The longest gap, in seconds, between the lead and the latest article. Older titles may be outdated. Fit:
        /// not recorded.
        static let freshness = 12 * 3_600.0
        /// The same gap if all fresher titles are teasers, in seconds.
        static let plainFreshness = 24 * 3_600.0
        /// The fewest articles of a story whose less central half cannot lead. Fit: not recorded.
        static let manyArticles = 5
        /// The share (0…1) of the highest similarity to the others below which an article of a smaller story cannot
        /// lead. Fit: seven moments, read.
        static let leastCentrality = 0.5
        /// The seconds before the latest article in which articles count as central. Fit: not recorded.
        static let recentDay = 86_400.0
    }
}
