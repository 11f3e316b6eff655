internal import Newsroom

/// Why a story matters: `kind` (for its colour), `kindName`, and either `quote` (a report's sentence with its `language`) and
/// `sources` (links to the report and to others that say the same, `isLast` on the last), or `reason` (a rule's sentence) and
/// `because` (words of the text).
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
        case "quote": isQuoted ? context.reason.text as Any : false
        case "language": context.sources.first?.language ?? false
        case "sources": sources
        case "reason": isQuoted ? false as Any : words.view(of: context.reason)
        case "because": because as Any? ?? false
        default: nil
        }
    }

    private var isQuoted: Bool { !context.sources.isEmpty }

    private var because: String? { isQuoted ? nil : context.triggers.joined(separator: ", ").nonEmpty }

    private var sources: [SummaryView.SourceView] {
        context.sources.enumerated().map { index, source in
            SummaryView.SourceView(
                link: LinkView(name: source.name, address: LinkAddress.safe(source.url)),
                isLast: index == context.sources.count - 1)
        }
    }
}
