internal import Newsroom

/// Template values for `signals.html`: `day`, and the values of a `PatternsView`.
struct SignalsPage: TemplateView {
    let day: DayView
    let patterns: PatternsView

    func child(named name: String) -> (any TemplateValue)? { name == "day" ? day : patterns.child(named: name) }
}

/// Template values for the day's patterns: `signals` and `trends` (each a `PatternView`), `hasSignals`, `hasTrends`,
/// `isEmpty`, `hasUsual` (whether any is compared with usual days), `isYoung` (whether the archive is too young for
/// that).
struct PatternsView: TemplateView {
    let signals: [PatternView]
    let trends: [PatternView]
    private let hasUsual: Bool
    private let isYoung: Bool

    var isEmpty: Bool { signals.isEmpty && trends.isEmpty }

    init(_ patterns: Patterns, words: Localisation) {
        signals = patterns.signals.enumerated().map { PatternView($1, number: $0 + 1, words: words) }
        trends = patterns.trends.enumerated().map { PatternView($1, number: $0 + 1, words: words) }
        isYoung = patterns.isYoung
        hasUsual = !patterns.trends.isEmpty || patterns.signals.contains { $0.usual != nil }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "signals": signals
        case "trends": trends
        case "hasSignals": !signals.isEmpty
        case "hasTrends": !trends.isEmpty
        case "isEmpty": isEmpty
        case "hasUsual": hasUsual
        case "isYoung": isYoung
        default: nil
        }
    }
}

/// Template values for a signal or trend: `id` (a fragment of `signals.html`), `name`, `text` (its figures in words),
/// `bars` (its days; nil if they are unknown), `lines` (one article's slot per story), `more` (the number of stories
/// not listed), `address`.
struct PatternView: TemplateView {
    private static let listed = 12

    let id: String
    let name: LocalisedName
    let text: LocalisedText
    let bars: DayBars?
    let lines: [SlotView]
    let more: LocalisedText?

    init(_ signal: Signal, number: Int, words: Localisation) {
        let figures = Self.figures(signal.briefs.count, by: signal.publishers, usual: signal.usual, words: words)
        self.init(
            id: "signal-\(number)", name: words.view(of: signal.topic, "topic.\(signal.topic.slug)"),
            text: words.wording("signal.\(signal.kind.rawValue)", with: figures),
            bars: DayBars(signal.usual, today: signal.briefs.count), briefs: signal.briefs, words: words)
    }

    init(_ trend: Trend, number: Int, words: Localisation) {
        let figures = Self.figures(trend.briefs.count, by: trend.publishers, usual: trend.usual, words: words)
        self.init(
            id: "trend-\(number)", name: LocalisedName(name: trend.term, wording: nil),
            text: words.wording("trend.text", with: figures),
            bars: DayBars(trend.usual, today: trend.briefs.count), briefs: trend.briefs, words: words)
    }

    private init(
        id: String, name: LocalisedName, text: LocalisedText, bars: DayBars?, briefs: [Brief], words: Localisation
    ) {
        self.id = id
        self.name = name
        self.text = text
        self.bars = bars
        // List each story once, by its first report. Its line counts the publishers.
        var seen = Set<Story.ID>()
        let stories = briefs.filter { seen.insert($0.story.id).inserted }
        lines = stories.prefix(Self.listed).map { SlotView(id: $0.slot) }
        let rest = stories.count - lines.count
        more = rest > 0 ? words.wording("signal.more", counting: rest) : nil
    }

    private static func figures(
        _ articles: Int, by publishers: Int, usual: UsualCount?, words: Localisation
    ) -> [String: LocalisedText] {
        var figures = [
            "articles": words.wording("articles", counting: articles),
            "publishers": words.wording("publishers", counting: publishers),
        ]
        if let usual {
            let count = Int(usual.average.rounded())
            let often = count == 0 ? "signal.hardly" : "signal.usual"
            figures["often"] =
                if let weekday = usual.weekday {
                    words.wording("\(often).weekday.\(weekday)", ["usual": count])
                } else {
                    words.wording("\(often).day", ["usual": count])
                }
        }
        return figures
    }

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "id": id
        case "name": name
        case "text": text
        case "bars": bars
        case "lines": lines
        case "more": more
        case "address": Address.root + "signals.html#" + id
        default: nil
        }
    }
}
