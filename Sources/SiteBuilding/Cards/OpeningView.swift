internal import Newsroom

/// Template values for the beginning of a story's summary on its card: `sentences`, each with `text`, `language`, and
/// `cite`, a link to the report it comes from unless it is the card's own.
struct OpeningView: TemplateView {
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

    private let sentences: [Sentence]

    /// Leaves out another report's title if the summary has anything else, because the card already has a title.
    ///
    /// - Parameter most: the most sentences to show.
    /// - Returns: nil if the summary is empty.
    init?(_ summary: StorySummary, most: Int, of lead: Brief, shelf: CardShelf) {
        let texts = summary.sentences.filter { sentence in
            !summary.briefs.contains { $0.id == sentence.article && $0.article.title + "." == sentence.text }
        }
        sentences = (texts.isEmpty ? summary.sentences : texts).prefix(most).map { sentence in
            let brief = summary.briefs.first { $0.id == sentence.article }
            return Sentence(
                text: sentence.text, language: brief.flatMap { CardView(brief: $0, shelf: shelf).language },
                cite: brief.flatMap { $0.source.id == lead.source.id ? nil : $0 }.map {
                    LinkView(name: $0.source.name, address: LinkAddress.safe($0.article.url))
                })
        }
        if sentences.isEmpty { return nil }
    }

    func child(named name: String) -> (any TemplateValue)? { name == "sentences" ? sentences : nil }
}
