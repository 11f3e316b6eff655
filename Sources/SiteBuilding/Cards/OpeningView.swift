internal import Newsroom

/// Template values for the beginning of a story's summary on its card: `sentences`, each with its `source`, a link to
/// the report it comes from, unless that is the card's own.
struct OpeningView: TemplateView {
    private let sentences: [SummaryView.SentenceView]

    /// Leaves out another report's title if the summary has anything else, because the card already has a title.
    ///
    /// - Parameter most: the most sentences to show.
    /// - Returns: nil if the summary is empty.
    init?(_ summary: StorySummary, most: Int, of lead: Brief, shelf: CardShelf) {
        let texts = summary.sentences.filter { sentence in
            !summary.briefs.contains { $0.id == sentence.article && $0.article.title + "." == sentence.text }
        }
        sentences = (texts.isEmpty ? summary.sentences : texts).prefix(most).map { sentence in
            SummaryView.SentenceView(sentence, of: summary, shelf: shelf, isLinked: { $0.source.id != lead.source.id })
        }
        if sentences.isEmpty { return nil }
    }

    func child(named name: String) -> (any TemplateValue)? { name == "sentences" ? sentences : nil }
}
