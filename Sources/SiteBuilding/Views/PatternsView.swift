internal import Newsroom

/// The day's patterns: `signals` and `trends` (as `PatternView`), `hasSignals`, `hasTrends`, `isEmpty`.
struct PatternsView: TemplateView {
    let signals: [PatternView]
    let trends: [PatternView]

    var isEmpty: Bool { signals.isEmpty && trends.isEmpty }

    init(_ patterns: Patterns, words: Words) {
        signals = patterns.signals.enumerated().map { PatternView($1, number: $0 + 1, words: words) }
        trends = patterns.trends.enumerated().map { PatternView($1, number: $0 + 1, words: words) }
    }

    func child(named name: String) -> Any? {
        switch name {
        case "signals": signals
        case "trends": trends
        case "hasSignals": !signals.isEmpty
        case "hasTrends": !trends.isEmpty
        case "isEmpty": isEmpty
        default: nil
        }
    }
}
