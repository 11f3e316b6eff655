internal import Newsroom

/// Template values for a story's summary: `text` (all sentences), `sentences` (`text`, `language`, `source`, `number`
/// of the source in the list), `sources` (links to the articles used, `isLast` on the last), `model` (if a model wrote
/// it), `isEmpty`.
struct SummaryView: TemplateView {
    struct SentenceView: TemplateView {
        let text: String
        let language: String?
        /// The article that contains the sentence; nil if a model wrote it.
        let source: LinkView?
        /// The source's number in the page's list.
        var number: Int?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "text": text
            case "language": language ?? false
            case "source": source ?? false
            case "number": number.map { String($0) } as (any TemplateValue)? ?? false
            default: nil
            }
        }
    }

    struct SourceView: TemplateView {
        let link: LinkView
        let isLast: Bool

        func child(named name: String) -> (any TemplateValue)? { name == "isLast" ? isLast : link.child(named: name) }
    }

    let summary: StorySummary
    let sentences: [SentenceView]
    let sources: [SourceView]
    let generated: String?

    /// - Parameter witnesses: the page's numbered list of sources.
    init(_ summary: StorySummary, witnesses: Witnesses? = nil, shelf: CardShelf) {
        self.summary = summary
        sentences = summary.sentences.map { SentenceView($0, of: summary, witnesses: witnesses, shelf: shelf) }
        sources = summary.briefs.enumerated().map { index, brief in
            SourceView(link: LinkView(to: brief), isLast: index == summary.briefs.count - 1)
        }
        generated = summary.model.map { shelf.words.text("summary.generated", ["model": $0]) }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "text": summary.sentences.map(\.text).joined(separator: " ").nonEmpty
        case "sentences": sentences
        case "sources": sources
        case "model": summary.model
        case "isEmpty": sentences.isEmpty
        default: nil
        }
    }
}

extension SummaryView.SentenceView {
    /// - Parameter isLinked: returns whether to link to the report that has the sentence.
    init(
        _ sentence: SourcedSentence, of summary: StorySummary, witnesses: Witnesses? = nil, shelf: CardShelf,
        isLinked: (Brief) -> Bool = { _ in true }
    ) {
        let brief = summary.briefs.first { $0.id == sentence.article }
        self.init(
            text: sentence.text, language: brief.flatMap { CardView(brief: $0, shelf: shelf).language },
            source: brief.flatMap { isLinked($0) ? LinkView(to: $0) : nil },
            number: brief.flatMap { witnesses?.number(of: $0.source) })
    }
}
