internal import Newsroom

/// What a story's reports say beside one another: `numbers` (`text`, `language`, `sources`), `differences` (`what`, its `mentions`: `text`,
/// `language`, `source`, `time`), `words` (`text`, `language`, `speaker`, `source`), `longest` (`sentences`, `source`, `url`); and whether each is there.
struct StoryDepthView: TemplateView {
    /// A figure, or somebody's words: as a report has it, and who it is.
    struct Entry: TemplateView {
        let text: String
        let language: String?
        var speaker: String?
        var source: LinkView?
        var time: TimeView?
        var sources: [SummaryView.SourceView] = []

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "text": text
            case "language": language as (any TemplateValue)? ?? false
            case "speaker": speaker
            case "source": source
            case "time": time
            case "sources": sources
            default: nil
            }
        }
    }

    struct AccountView: TemplateView {
        let sentences: [Entry]
        let source: LinkView

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "sentences": sentences
            case "source": source.name
            case "url": source.address
            case "isLinked": source.address != nil
            default: nil
            }
        }
    }

    struct DifferenceView: TemplateView {
        let what: LocalisedText
        let mentions: [Entry]

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "what": what
            case "mentions": mentions
            default: nil
            }
        }
    }

    let numbers: [Entry]
    let differences: [DifferenceView]
    let words: [Entry]
    let longest: AccountView?

    /// - Parameter file: the story, all of whose articles are at hand.
    init(_ depth: StoryDepth, of file: StoryFile, shelf: CardShelf) {
        let briefs = Dictionary(file.briefs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        func link(_ brief: Brief) -> LinkView {
            LinkView(name: brief.source.name, address: LinkAddress.safe(brief.article.url))
        }
        func language(_ brief: Brief) -> String? { CardView(brief: brief, shelf: shelf).language }
        numbers = depth.numbers.compactMap { figure in
            let sources = figure.articles.compactMap { briefs[$0] }
            guard let first = sources.first else { return nil }
            return Entry(
                text: figure.text, language: language(first),
                sources: sources.enumerated().map { index, brief in
                    SummaryView.SourceView(link: link(brief), isLast: index == sources.count - 1)
                })
        }
        differences = depth.differences.map { difference in
            DifferenceView(
                what: shelf.words.wording("counted.\(difference.family)"),
                mentions: difference.mentions.compactMap { mention in
                    briefs[mention.article].map { brief in
                        Entry(
                            text: mention.text, language: language(brief), source: link(brief),
                            time: CardView.time(of: brief.article, shelf: shelf))
                    }
                })
        }
        words = depth.words.compactMap { said in
            briefs[said.article].map { brief in
                Entry(text: said.text, language: language(brief), speaker: said.speaker, source: link(brief))
            }
        }
        longest = depth.longest.flatMap { account in
            briefs[account.article].map { brief in
                AccountView(
                    sentences: account.sentences.map { Entry(text: $0, language: language(brief)) },
                    source: link(brief))
            }
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "numbers": numbers
        case "hasNumbers": !numbers.isEmpty
        case "differences": differences
        case "hasDifferences": !differences.isEmpty
        case "words": words
        case "hasWords": !words.isEmpty
        case "longest": longest
        default: nil
        }
    }
}
