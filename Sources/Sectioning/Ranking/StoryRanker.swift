public import Foundation
public import Newsroom
public import TextReading

/// Ranks stories. Every page, file and e-mail that orders stories uses this one ranking.
///
/// A story's score is the sum of the weights of the independent publishers that report it, with a bonus for several
/// countries and for reports of consequence, halved for every eighteen hours since its newest report. A story with only
/// one publisher counts for two fifths. There are no steps in time: an important story from the morning can rank above
/// a minor one from the last hour.
public struct StoryRanker: Sendable {
    /// The half-life of a score, in seconds.
    static let halfLife = 18.0 * 3600
    /// The half-life, in seconds, of a publisher's weight after it stops reporting on a continuing story.
    private static let silentHalfLife = 24.0 * 3600
    /// The exponent for the sum of weights from one country: its papers share an agenda.
    private static let countryExponent = 0.9
    /// The bonus for each known country after the first, and the number of countries that get it.
    private static let countryBonus = 0.75
    private static let mostCountries = 4
    /// The factor for a story with only one publisher: nobody else confirms that it matters.
    private static let exclusiveFactor = 0.4
    /// The limits of the factor by which consequence changes a story's weight.
    private static let consequenceBounds = 0.2...2.2

    private let finder: ConsequenceFinder

    public init(rules: ConsequenceRules) {
        finder = ConsequenceFinder(rules)
    }

    /// Returns the ranks of all stories that have a report.
    ///
    /// - Parameter readings: existing readings of the briefs' articles; missing ones are created.
    public func ranks(
        of briefs: [Brief], readings: PackedReadings = PackedReadings(), at now: Date
    ) -> [Story.ID: StoryRank] {
        var readings = ArticleReadings(readings)
        var ranks: [Story.ID: StoryRank] = [:]
        for (story, members) in Dictionary(grouping: briefs.filter(\.kind.isVoice), by: \.story.id) {
            let titles = members.map { readings.title(of: $0.article, tag: $0.source.language) }
            ranks[story] = rank(of: members, titles: titles, at: now)
        }
        return ranks
    }

    /// Ranks one story:
    ///
    ///     score = support × width × consequence × exclusive × 2^(−age / half-life)
    ///
    /// `support` is the sum of the publishers' weights, each halved for every day of silence, to the power of `agenda`
    /// for each country; `width` grows with the countries; `exclusive` counts only for a single publisher.
    ///
    /// - Parameter briefs: the story's briefs, at least one.
    private func rank(of briefs: [Brief], titles: [TextReading], at now: Date) -> StoryRank {
        let moments = briefs.map { min($0.article.moment, now) }
        let newest = moments.max() ?? now
        var last: [String: Coverage] = [:]
        for (brief, moment) in zip(briefs, moments) {
            let known = last[brief.source.ownerKey]
            last[brief.source.ownerKey] = Coverage(
                rankingWeight: max(known?.rankingWeight ?? 0, brief.source.tier.rankingWeight),
                moment: max(known?.moment ?? moment, moment),
                country: known?.country ?? brief.source.country ?? "")
        }
        // A feed that links to many sites is one voice; only the story's own count of publishers goes by site.
        let counted = last.values.sorted {
            ($1.rankingWeight, $1.moment, $0.country) < ($0.rankingWeight, $0.moment, $1.country)
        }.prefix(max(1, briefs[0].story.publishers))
        let publisherWeight = counted.reduce(0) { $0 + $1.rankingWeight }
        let present = counted.reduce(0) { $0 + $1.rankingWeight * Self.presence(of: $1.moment, beside: newest) }
        let byCountry = Dictionary(
            counted.map { ($0.country, $0.rankingWeight * Self.presence(of: $0.moment, beside: newest)) },
            uniquingKeysWith: +)
        let support = byCountry.values.sorted().reduce(0) { $0 + pow($1, Self.countryExponent) }
        let countries = byCountry.keys.count { !$0.isEmpty }
        let consequences = finder.consequences(of: titles, on: Self.desk(of: briefs))
        let consequence = min(
            max(1 + consequences.reduce(0) { $0 + $1.weight }, Self.consequenceBounds.lowerBound),
            Self.consequenceBounds.upperBound)
        let width = 1 + Self.countryBonus * Double(min(max(countries - 1, 0), Self.mostCountries))
        let age = max(0, now.timeIntervalSince(newest))
        let exclusive = counted.count < 2 ? Self.exclusiveFactor : 1
        let weight = support * width * consequence * exclusive
        return StoryRank(
            score: weight * exp2(-age / Self.halfLife), weight: weight,
            publishers: counted.count, countries: countries, publisherWeight: publisherWeight,
            presentShare: publisherWeight > 0 ? present / publisherWeight : 1,
            newest: newest, consequences: consequences)
    }

    /// A publisher's reporting on a story: its credibility, its newest report, and its country.
    private struct Coverage {
        let rankingWeight: Double
        let moment: Date
        let country: String
    }

    /// Returns the share of a weight that remains when others have reported since.
    private static func presence(of moment: Date, beside newest: Date) -> Double {
        exp2(-newest.timeIntervalSince(moment) / silentHalfLife)
    }

    /// Returns the category of most reports; ties go to the first by name.
    private static func desk(of briefs: [Brief]) -> Newsroom.Category.ID {
        let counts = Dictionary(briefs.map { ($0.topic.category, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}
