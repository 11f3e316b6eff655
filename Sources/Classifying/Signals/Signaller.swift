public import FoundationEssentials
public import Newsroom
public import TextReading

/// Notices what many write about at once, and what is written about more than usually.
///
/// Silence is the usual answer. Nothing is said of a rise before the archive has watched four days.
public struct Signaller: Sendable {
    /// No more signals than readers take in.
    private static let most = 5
    /// So many credible publishers make a convergence; a rise needs two of any standing.
    private static let fewestPublishers = 4
    /// A topic that as many write about every day converges only when so much more do.
    private static let widening = 1.5
    /// Signals that share so much of their stories tell of one matter, and one of them is enough.
    private static let sameness = 0.5
    /// A story is an example of no more signals than these.
    private static let tellings = 2

    private let topics: WatchedTopics
    private let finder: TopicFinder
    private let reader = TermReader()

    public init(topics: WatchedTopics) {
        self.topics = topics
        finder = TopicFinder(topics)
    }

    /// The day's signals and trends.
    ///
    /// - Parameters:
    ///   - briefs: what the edition can show.
    ///   - articles: everything that the archive knows, those of the briefs too.
    ///   - readings: of them; what is not among these is read here.
    ///   - timeZone: an IANA name; says which day of the week it is.
    public func patterns(
        of briefs: [Brief], amid articles: [Article], readings: ReadingShelf = ReadingShelf(), at now: Date,
        timeZone: String
    ) -> Patterns {
        let today = Day(briefs, at: now)
        let baseline = Baseline(articles, at: now, timeZone: timeZone)
        var readings = readings
        var texts = TextReader()
        for article in (baseline.isKnown ? baseline.days.map(\.article) : []) + today.briefs.map(\.article)
        where !readings.has(article.id) {
            readings[article.id] = texts.reading(of: article)
        }
        return Patterns(
            signals: signals(of: today, over: baseline, readings),
            trends: TrendFinder(baseline: baseline, reader: reader, readings: readings).trends(in: today.briefs))
    }

    /// Rises first, the steepest before the others; then what most publishers share. What tells mostly of the stories of
    /// one above it is left out.
    private func signals(
        of today: Day, over baseline: Baseline, _ readings: ReadingShelf
    ) -> [Signal] {
        let finder = SubjectFinder(topics: finder, terms: reader, readings: readings)
        let (found, names) = finder.subjects(of: today.briefs)
        let past = PastCounts(of: Set(found.keys), by: finder, over: baseline)
        var rises: [(signal: Signal, steepness: Double)] = []
        var convergences: [Signal] = []
        for (subject, briefs) in found {
            let publishers = Set(briefs.map(\.source.publisher)).count
            let usual = past.usual(of: subject)
            var signal = Signal(
                kind: .momentum, topic: name(of: subject, names), briefs: Day.inOrder(briefs), publishers: publishers,
                usual: usual)
            // Names that rise are trends.
            if case .topic = subject, let usual, publishers > 1, Baseline.isRise(past.settled(of: subject), over: usual)
            {
                rises.append((signal, Double(briefs.count) / max(usual.average, 0.5)))
                continue
            }
            let credible = Set(briefs.filter { $0.source.tier >= .established }.map(\.source.publisher)).count
            guard credible >= Self.fewestPublishers,
                Double(credible) >= Self.widening * past.usualVoices(of: subject)
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

    private func name(of subject: Subject, _ names: [WordID: String]) -> String {
        switch subject {
        case .topic(let topic): topics.topics[topic].name
        case .name(let key): names[key] ?? ""
        }
    }

    /// Of those that share most of their stories the first, no more than readers take in; and no story more than twice.
    private static func distinct(_ signals: [Signal]) -> [Signal] {
        var chosen: [Signal] = []
        var told: [Story.ID: Int] = [:]
        for signal in signals where chosen.count < most {
            let stories = Set(signal.briefs.map(\.story.id))
            let isRepeat = chosen.contains { other in
                let theirs = Set(other.briefs.map(\.story.id))
                return Double(stories.intersection(theirs).count) >= sameness * Double(min(stories.count, theirs.count))
            }
            if isRepeat { continue }
            var signal = signal
            signal.briefs.removeAll { told[$0.story.id, default: 0] >= Self.tellings }
            guard Set(signal.briefs.map(\.story.id)).count >= SubjectFinder.fewestStories else { continue }
            signal.publishers = Set(signal.briefs.map(\.source.publisher)).count
            for story in Set(signal.briefs.map(\.story.id)) { told[story, default: 0] += 1 }
            chosen.append(signal)
        }
        return chosen
    }
}
