internal import Newsroom

/// Template values for why a story matters: `kind` (for its colour) and `kindName`.
///
/// A quotation has `quote` (a sentence from a report, with its `language`) and `sources` (links to that report and
/// others saying the same, `isLast` on the last). Otherwise there is `reason` (a sentence from the rules), with
/// `because` (the words that triggered it) or `earlier` (links to the stories it counts, `isLast` on the last;
/// `hasEarlier`).
struct ContextView: TemplateView {
    let context: Context
    private let words: Localisation
    private let earlier: [StoryLinkView]

    /// The maximum number of earlier stories to link to.
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
