internal import Newsroom

/// Why an article matters: `kind` (for its colour), `kindName`, `reason`, `because` (what in the text said so).
struct ContextView: TemplateView {
    let context: Context
    let words: Words

    init(_ context: Context, words: Words) {
        self.context = context
        self.words = words
    }

    func child(named name: String) -> Any? {
        switch name {
        case "kind": context.kind.rawValue
        case "kindName": words.wording("context.\(context.kind.rawValue)")
        case "reason": context.reason
        case "because": context.triggers.joined(separator: ", ").nonEmpty
        default: nil
        }
    }
}
