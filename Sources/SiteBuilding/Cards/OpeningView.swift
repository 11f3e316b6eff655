internal import Newsroom

/// The first sentences of a story's summary, as its card shows them: `text`, `language`, and `cite`, a link to the report
/// they come from unless it is the card's own.
struct OpeningView {
    struct Sentence: TemplateView {
        let text: String
        let language: String?
        let cite: LinkView?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "text": text
            case "language": language ?? false
            case "cite": cite ?? false
            default: nil
            }
        }
    }

    /// The most sentences a card shows.
    private static let most = 3

    let sentences: [Sentence]

    init(_ summary: StorySummary?, of lead: Brief, shelf: CardShelf) {
        let briefs = summary?.briefs ?? []
        sentences = (summary?.sentences ?? []).prefix(Self.most).map { sentence in
            let brief = briefs.first { $0.id == sentence.article }
            return Sentence(
                text: sentence.text, language: brief.flatMap { CardView(brief: $0, shelf: shelf).language },
                cite: brief.flatMap { $0.source.id == lead.source.id ? nil : $0 }.map {
                    LinkView(name: $0.source.name, address: LinkAddress.safe($0.article.url))
                })
        }
    }
}

extension Summaries {
    /// The summaries by story: those of pages, and the digest's for stories that have none.
    var byStory: [Story.ID: StorySummary] {
        let items = digest.top + digest.sections.flatMap(\.items)
        let digested = Dictionary(
            items.map { ($0.lead.story.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
        return stories.filter { !$0.value.sentences.isEmpty }.merging(digested) { first, _ in first }
    }
}
