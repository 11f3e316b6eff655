public import FoundationEssentials
public import Newsroom
public import TextReading

/// Notices what many write about at once, and what is written about more than usually.
///
/// Silence is the usual answer. Nothing is said of a rise before the archive has watched four days.
public struct Signaller: Sendable {
    /// No more signals than readers take in.
    private static let most = 5
    /// Fewer articles are no pattern.
    private static let fewestArticles = 4
    /// So many credible publishers make a convergence; a rise needs two of any standing.
    private static let fewestPublishers = 4
    /// A topic that as many write about every day converges only when so much more do.
    private static let widening = 1.5

    private let topics: WatchedTopics
    private let finder: TopicFinder

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
        of briefs: [Brief], amid articles: [Article], readings: [Article.ID: ArticleReading] = [:], at now: Date,
        timeZone: String
    ) -> Patterns {
        let today = Day(briefs, at: now)
        let baseline = Baseline(articles, at: now, timeZone: timeZone)
        var readings = readings
        var reader = TextReader()
        for article in (baseline.isKnown ? baseline.days.map(\.article) : []) + today.briefs.map(\.article)
        where readings[article.id] == nil {
            readings[article.id] = reader.reading(of: article)
        }
        return Patterns(
            signals: signals(of: today, over: baseline, readings),
            trends: TrendFinder(baseline: baseline, reader: TermReader(), readings: readings).trends(in: today.briefs))
    }

    /// Rises first, the steepest before the others; then what most publishers share.
    private func signals(
        of today: Day, over baseline: Baseline, _ readings: [Article.ID: ArticleReading]
    ) -> [Signal] {
        func topics(of article: Article) -> Set<Int> { readings[article.id].map(finder.topics) ?? [] }
        var onTopic: [Int: [Brief]] = [:]
        for brief in today.briefs {
            for topic in topics(of: brief.article) { onTopic[topic, default: []].append(brief) }
        }
        var past: [Int: [Int: Int]] = [:]
        var settled: [Int: Int] = [:]
        var voices: [Int: [Int: Set<FeedSource.ID>]] = [:]
        if baseline.isKnown {
            for (article, day) in baseline.days {
                for topic in topics(of: article) {
                    if day == 0 { settled[topic, default: 0] += 1 }
                    past[topic, default: [:]][day, default: 0] += 1
                    voices[topic, default: [:]][day, default: []].insert(article.source)
                }
            }
        }
        var rises: [(signal: Signal, steepness: Double)] = []
        var convergences: [Signal] = []
        for (topic, found) in onTopic.sorted(by: { $0.key < $1.key }) where found.count >= Self.fewestArticles {
            let publishers = Set(found.map(\.source.publisher)).count
            let usual = baseline.usual(past[topic] ?? [:])
            var signal = Signal(
                kind: .momentum, topic: self.topics.topics[topic].name, briefs: Day.inOrder(found),
                publishers: publishers,
                usual: usual)
            if let usual, publishers > 1, Baseline.isRise(settled[topic] ?? 0, over: usual) {
                rises.append((signal, Double(found.count) / max(usual.average, 0.5)))
                continue
            }
            let credible = Set(found.filter { $0.source.tier >= .established }.map(\.source.publisher)).count
            let usualVoices = baseline.usual((voices[topic] ?? [:]).mapValues(\.count))?.average ?? 0
            guard credible >= Self.fewestPublishers, Double(credible) >= Self.widening * usualVoices else { continue }
            signal.kind = .convergence
            convergences.append(signal)
        }
        rises.sort { ($1.steepness, $0.signal.topic) < ($0.steepness, $1.signal.topic) }
        convergences.sort {
            ($1.publishers, $1.briefs.count, $0.topic) < ($0.publishers, $0.briefs.count, $1.topic)
        }
        return Array((rises.map(\.signal) + convergences).prefix(Self.most))
    }
}
