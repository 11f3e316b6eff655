internal import Newsroom

/// A signal or a trend: `id` (a fragment of `signals.html`), `name`, `text` (its figures in words), `lines` (the slots
/// of its articles), `more` (how many are not listed), `address`.
struct PatternView: TemplateView {
    private static let listed = 12

    let id: String
    let name: String
    let text: String
    let lines: [SlotView]
    let more: String?

    init(_ signal: Signal, number: Int, words: Words) {
        let figures = Self.figures(signal.briefs.count, by: signal.publishers, usual: signal.usual, words: words)
        self.init(
            id: "signal-\(number)", name: signal.topic, text: words.text("signal.\(signal.kind.rawValue)", figures),
            briefs: signal.briefs, words: words)
    }

    init(_ trend: Trend, number: Int, words: Words) {
        let figures = Self.figures(trend.briefs.count, by: trend.publishers, usual: trend.usual, words: words)
        self.init(
            id: "trend-\(number)", name: trend.term, text: words.text("trend.text", figures), briefs: trend.briefs,
            words: words)
    }

    private init(id: String, name: String, text: String, briefs: [Brief], words: Words) {
        self.id = id
        self.name = name
        self.text = text
        lines = briefs.prefix(Self.listed).map { SlotView(id: $0.slot) }
        let rest = briefs.count - lines.count
        more = rest > 0 ? words.text("signal.more", counting: rest) : nil
    }

    private static func figures(
        _ articles: Int, by publishers: Int, usual: UsualCount?, words: Words
    ) -> [String: String] {
        var figures = [
            "articles": words.text("articles", counting: articles),
            "publishers": words.text("publishers", counting: publishers),
        ]
        if let usual {
            let count = Int(usual.average.rounded())
            let amount = count == 0 ? words["signal.usual.hardly"] : words.number(count)
            figures["often"] =
                if let weekday = usual.weekday {
                    words.text(
                        "signal.usual.weekday", ["usual": amount, "weekday": words.word(weekday, of: "weekdays")])
                } else {
                    words.text("signal.usual.day", ["usual": amount])
                }
        }
        return figures
    }

    func child(named: String) -> Any? {
        switch named {
        case "id": id
        case "name": name
        case "text": text
        case "lines": lines
        case "more": more
        case "address": Address.root + "signals.html#" + id
        default: nil
        }
    }
}
