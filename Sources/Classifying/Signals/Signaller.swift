public import FoundationEssentials
public import Newsroom
public import TextReading

/// Detects subjects that many publishers cover at once, and subjects with more coverage than usual.
///
/// Most days have none. Nothing is reported before the archive covers four days, because nobody knows by then how many
/// articles are usual.
public struct Signaller: Sendable {
    /// The most signals; readers would not take in more.
    private static let mostSignals = 5
    /// The fewest credible publishers that make a subject covered by many at once (a convergence). More coverage than
    /// usual (a rise) needs two publishers of any tier.
    private static let fewestPublishers = 4
    /// The factor over its usual numbers of articles and sources that a subject without a rise needs to be a convergence.
    private static let wideningFactor = 1.5
    /// The most signals in which a story serves as an example.
    private static let mostExamples = 2

    private let finder: TopicFinder
    private let reader = TrendTermReader()

    public init(topics: WatchedTopics) {
        finder = TopicFinder(topics)
    }

    /// Returns the day's signals and trends, each with the articles on one matter.
    ///
    /// - Parameters:
    ///   - briefs: the briefs that the edition may show.
    ///   - articles: all archived articles, including those of the briefs.
    ///   - readings: existing readings; missing ones are created.
    ///   - timeZone: an IANA time zone name, used to determine the weekday.
    public func patterns(
        of briefs: [Brief], amid articles: [Article], readings: PackedReadings = PackedReadings(), at now: Date,
        timeZone: String
    ) -> Patterns {
        let today = Day(briefs, at: now)
        let baseline = Baseline(articles, at: now, timeZone: timeZone)
        guard baseline.isKnown else { return Patterns(isYoung: true) }
        var readings = readings
        var texts = TextReader()
        for article in baseline.days.map(\.article) + today.briefs.map(\.article)
        where !readings.has(article.id) {
            readings[article.id] = texts.reading(of: article)
        }
        let terms = DayTerms(today.briefs, reader: reader, readings: readings)
        let subjects = SubjectFinder(topics: finder, reader: reader, readings: readings, terms: terms)
        let signals = signals(of: today, by: subjects, over: baseline)
        let trends = TrendFinder(baseline: baseline, reader: reader, readings: readings, terms: terms).trends()
        return Patterns(
            signals: signals,
            trends: trends.filter { trend in !signals.contains { $0.briefs.repeats(trend.briefs) } })
    }

    /// Returns signals: rises first, steepest leading, then convergences by number of publishers. A signal that shares
    /// most of its stories with an earlier one is left out.
    private func signals(of today: Day, by finder: SubjectFinder, over baseline: Baseline) -> [Signal] {
        let found = finder.subjects(of: today.briefs)
        let past = PastCounts(of: Set(found.keys), by: finder, over: baseline)
        let settled = Set(baseline.days.filter { $0.day == 0 }.map(\.article.id))
        var rises: [(signal: Signal, steepness: Double)] = []
        var convergences: [Signal] = []
        for (subject, briefs) in found {
            guard let name = finder.name(of: subject, in: briefs), let usual = past.usual(of: subject) else { continue }
            let publishers = Set(briefs.map(\.source.publisher)).count
            var signal = Signal(
                kind: .momentum, topic: name, briefs: Day.inOrder(briefs), publishers: publishers, usual: usual)
            // Only topics can rise here; rising names are reported as trends.
            let count = briefs.count { settled.contains($0.id) }
            if case .topic = subject, publishers > 1, Baseline.isRise(count, over: usual) {
                rises.append((signal, Double(briefs.count) / max(usual.average, 0.5)))
                continue
            }
            let credible = Set(briefs.filter { $0.source.tier >= .established }.map(\.source.publisher)).count
            guard credible >= Self.fewestPublishers, Double(count) >= Self.wideningFactor * usual.average,
                Double(credible) >= Self.wideningFactor * past.usualSourceCount(of: subject)
            else { continue }
            signal.kind = .convergence
            convergences.append(signal)
        }
        rises.sort { ($1.steepness, $0.signal.topic) < ($0.steepness, $1.signal.topic) }
        convergences.sort {
            ($1.publishers, $1.briefs.count, $0.topic) < ($0.publishers, $0.briefs.count, $1.topic)
        }
        return Self.distinct(rises.map(\.signal) + convergences)
    }

    /// Keeps the first of signals that share most of their stories, up to the limit; no story appears more than twice.
    private static func distinct(_ signals: [Signal]) -> [Signal] {
        var chosen: [Signal] = []
        var listed: [Story.ID: Int] = [:]
        for signal in signals where chosen.count < mostSignals {
            if chosen.contains(where: { $0.briefs.repeats(signal.briefs) }) { continue }
            var signal = signal
            signal.briefs.removeAll { listed[$0.story.id, default: 0] >= Self.mostExamples }
            guard Set(signal.briefs.map(\.story.id)).count >= SubjectFinder.fewestStories else { continue }
            signal.publishers = Set(signal.briefs.map(\.source.publisher)).count
            for story in Set(signal.briefs.map(\.story.id)) { listed[story, default: 0] += 1 }
            chosen.append(signal)
        }
        return chosen
    }
}
