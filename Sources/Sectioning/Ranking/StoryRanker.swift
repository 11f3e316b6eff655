public import Foundation
public import Newsroom
public import TextReading

/// Weighs stories against each other. One ranking stands behind every page, file and mail that puts stories in order.
///
/// A story's score is the voices of the independent publishers that report it, above all where they write from several
/// countries, more where its reports speak of consequence, and halved for every twelve hours since its newest report. There
/// are no steps in time: a great story of the morning may stand above a small one of the last hour.
public struct StoryRanker: Sendable {
    /// Seconds in which a score halves.
    private static let halfLife = 12.0 * 3600
    /// Seconds in which a publisher's voice halves that has fallen silent on a story that goes on.
    private static let silence = 24.0 * 3600
    /// The voices of one country count by this power of their sum: its papers share an agenda.
    private static let agenda = 0.6
    /// What each country beyond the first adds, up to so many.
    private static let reach = 0.25
    private static let countries = 4
    /// Consequence makes a story neither more than so many times nor less than this share of what it would weigh.
    private static let bounds = 0.2...2.2

    private let finder: ConsequenceFinder

    public init(rules: ConsequenceRules) {
        finder = ConsequenceFinder(rules)
    }

    /// The ranks of all stories that have a report.
    ///
    /// - Parameter readings: of the briefs' articles; what is not among these is read here.
    public func ranks(
        of briefs: [Brief], readings: ReadingShelf = ReadingShelf(), at now: Date
    ) -> [Story.ID: StoryRank] {
        var readings = ArticleReadings(readings)
        var ranks: [Story.ID: StoryRank] = [:]
        for (story, members) in Dictionary(grouping: briefs.filter(\.kind.isVoice), by: \.story.id) {
            let titles = members.map { readings.title(of: $0.article, tag: $0.source.language) }
            ranks[story] = rank(of: members, titles: titles, at: now)
        }
        return ranks
    }

    /// - Parameter briefs: of one story; at least one.
    private func rank(of briefs: [Brief], titles: [TextReading], at now: Date) -> StoryRank {
        let moments = briefs.map { min($0.article.moment, now) }
        let newest = moments.max() ?? now
        var last: [String: Telling] = [:]
        for (brief, moment) in zip(briefs, moments) {
            let known = last[brief.source.family]
            last[brief.source.family] = Telling(
                voice: max(known?.voice ?? 0, brief.source.tier.voice), moment: max(known?.moment ?? moment, moment),
                country: known?.country ?? brief.source.country ?? "")
        }
        // One feed that links to many sites is one voice, which only the story's own count knows of publishers by site.
        let counted = last.values.sorted {
            ($1.voice, $1.moment, $0.country) < ($0.voice, $0.moment, $1.country)
        }.prefix(max(1, briefs[0].story.publishers))
        let voices = counted.reduce(0) { $0 + $1.voice }
        let present = counted.reduce(0) { $0 + $1.voice * Self.presence(of: $1.moment, beside: newest) }
        let byCountry = Dictionary(
            counted.map { ($0.country, $0.voice * Self.presence(of: $0.moment, beside: newest)) }, uniquingKeysWith: +)
        let support = byCountry.values.sorted().reduce(0) { $0 + pow($1, Self.agenda) }
        let countries = byCountry.count
        let consequences = finder.consequences(of: titles, on: Self.desk(of: briefs))
        let consequence = min(
            max(1 + consequences.reduce(0) { $0 + $1.weight }, Self.bounds.lowerBound), Self.bounds.upperBound)
        let width = 1 + Self.reach * Double(min(max(countries - 1, 0), Self.countries))
        let age = max(0, now.timeIntervalSince(newest))
        let weight = support * width * consequence
        return StoryRank(
            score: weight * exp2(-age / Self.halfLife), weight: weight,
            publishers: counted.count, countries: countries, voices: voices, novelty: voices > 0 ? present / voices : 1,
            newest: newest, consequences: consequences)
    }

    /// What one publisher says of a story: its standing, its newest report, and where it writes from.
    private struct Telling {
        let voice: Double
        let moment: Date
        let country: String
    }

    /// The share of a voice that is left when others have gone on since.
    private static func presence(of moment: Date, beside newest: Date) -> Double {
        exp2(-newest.timeIntervalSince(moment) / silence)
    }

    /// The category of most of the reports; of equals the first by name.
    private static func desk(of briefs: [Brief]) -> Newsroom.Category.ID {
        let counts = Dictionary(briefs.map { ($0.topic.category, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}
