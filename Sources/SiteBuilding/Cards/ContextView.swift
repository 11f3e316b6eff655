internal import Newsroom

/// Why a story matters: `kind` (for its colour), `kindName`, and either `quote` (a report's sentence with its `language`) and
/// `sources` (links to the report and to others that say the same, `isLast` on the last), or `reason` (a rule's sentence) with
/// `because` (words of the text) or `earlier` (links to the stories that it counts, `isLast` on the last; `hasEarlier`).
struct ContextView: TemplateView {
    let context: Context
    private let words: Localisation
    private let earlier: [StoryLinkView]

    /// As many of the stories that a sentence counts are named.
    private static let mostEarlier = 3

    init(_ context: Context, shelf: CardShelf) {
        self.context = context
        words = shelf.words
        let links = (context.precedents?.stories ?? []).prefix(Self.mostEarlier)
        earlier = links.enumerated().map { index, link in
            StoryLinkView(link, shelf: shelf, isLast: index == links.count - 1)
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "kind": context.kind.rawValue
        case "kindName": words.wording("context.\(context.kind.rawValue)")
        case "quote": isQuoted ? context.reason.text as any TemplateValue : false
        case "language": context.sources.first?.language ?? false
        case "sources": sources
        case "reason": isQuoted ? false as any TemplateValue : words.view(of: context)
        case "because": because as (any TemplateValue)? ?? false
        case "earlier": earlier
        case "hasEarlier": !earlier.isEmpty
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
