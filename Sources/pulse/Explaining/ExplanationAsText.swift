import Newsroom

/// An explanation as text for people, who also attach it to bug reports.
struct ExplanationAsText {
    let text: String

    init(_ explanation: ArticleExplanation) {
        text = explanation.blocks.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}
