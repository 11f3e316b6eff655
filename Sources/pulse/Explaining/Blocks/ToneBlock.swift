import Newsroom

/// The tone of the article.
struct ToneBlock: ExplanationBlock {
    let explanation: ArticleExplanation

    var lines: [String] {
        guard let sentiment = explanation.sentiment else { return ["TONE  none: its language is not supported"] }
        return ["TONE  \(Self.signed(sentiment.sentiment))"]
            + sentiment.words.map { "  \(Self.signed($0.valence)) \"\($0.text)\"" }
    }

    var members: [String: Any?] { ["sentiment": sentiment] }

    private var sentiment: [String: Any] {
        object([
            "value": (explanation.brief?.findings.tone).map(rounded),
            "words": (explanation.sentiment?.words ?? []).map { ["text": $0.text, "valence": rounded($0.valence)] },
        ])
    }
}
