internal import Newsroom

/// Why an article matters: `kind` (for its colour), `kindName`, `reason`, and what said so: `because` (words of the text) or
/// `telling` (how many publishers).
struct ContextView: TemplateView {
    let context: Context
    let words: Localisation

    init(_ context: Context, words: Localisation) {
        self.context = context
        self.words = words
    }

    func child(named name: String) -> Any? {
        switch name {
        case "kind": context.kind.rawValue
        case "kindName": words.wording("context.\(context.kind.rawValue)")
        case "reason": words.view(of: context.reason)
        case "because": telling == nil ? context.triggers.joined(separator: ", ").nonEmpty : nil
        case "telling": telling
        default: nil
        }
    }

    /// Of a story that many tell the rules name their number, which is no word of any publisher's.
    private var telling: LocalisedText? {
        context.reason.publishers.map { words.wording("card.because.publishers", counting: $0) }
    }
}
