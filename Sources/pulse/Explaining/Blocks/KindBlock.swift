import Newsroom

/// The type of the article.
struct KindBlock: ExplanationBlock {
    /// The maximum number of lines; the rest had little influence.
    private static let mostEvidence = 12

    let explanation: ArticleExplanation

    var lines: [String] {
        let kind = explanation.kind
        return ["KIND  \(kind.kind.rawValue)\(kind.kind == .promotion ? ", not shown on any page" : "")"]
            + kind.evidence.prefix(Self.mostEvidence).map { item in
                "  \(item.weight > 0 ? "+" : "")\(item.weight) \(item.kind.rawValue): \(item.rule)"
            }
    }

    var members: [String: Any?] { ["kind": kind] }

    private var kind: [String: Any] {
        [
            "kind": explanation.kind.kind.exported,
            "rules": explanation.kind.evidence.map { item -> [String: Any] in
                ["kind": item.kind.exported, "rule": item.rule, "weight": item.weight]
            },
        ]
    }
}
