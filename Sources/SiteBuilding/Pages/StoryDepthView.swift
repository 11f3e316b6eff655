internal import Newsroom

/// Template values comparing a story's reports: `numbers` (`text`, `language`, `sources`), `differences` (`what`, and
/// `mentions` with `text`, `language`, `source`, `time`), `titles` (`text`, `language`, `source`), `words` (`text`,
/// `language`, `speaker`, `source`); and whether each exists.
struct StoryDepthView: TemplateView {
    /// Template values for a figure or quotation, as worded in a report, with its sources.
    struct Entry: TemplateView {
        let text: String
        let language: String?
        var speaker: String?
        var source: LinkView?
        var time: TimeView?
        var sources: [SummaryView.SourceView] = []
        /// The number of further sources that are not named.
        var others: LocalisedText?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "text": text
            case "language": language as (any TemplateValue)? ?? false
            case "speaker": speaker
            case "source": source
            case "time": time
            case "sources": sources
            case "others": others as (any TemplateValue)? ?? false
            default: nil
            }
        }
    }

    struct DifferenceView: TemplateView {
        let what: LocalisedText
        let mentions: [Entry]
        /// The number of further mentions that are not listed.
        let others: LocalisedText?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "what": what
            case "mentions": mentions
            case "others": others as (any TemplateValue)? ?? false
            default: nil
            }
        }
    }

    /// The maximum number of sources named with a figure. The full list of sources has the rest.
    private static let mostNamed = 8

    let numbers: [Entry]
    let differences: [DifferenceView]
    let titles: [Entry]
    let words: [Entry]

    /// - Parameter file: the story with all of its articles.
    init(_ depth: StoryDepth, of file: StoryFile, shelf: CardShelf) {
        let briefs = Dictionary(file.briefs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        func language(_ brief: Brief) -> String? { CardView(brief: brief, shelf: shelf).language }
        numbers = depth.numbers.compactMap { figure in
            let sources = figure.articles.compactMap { briefs[$0] }
            guard let first = sources.first else { return nil }
            let named = sources.prefix(Self.mostNamed)
            let others = sources.count - named.count
            return Entry(
                text: figure.text, language: language(first),
                sources: named.enumerated().map { index, brief in
                    SummaryView.SourceView(link: LinkView(to: brief), isLast: index == named.count - 1)
                }, others: others > 0 ? shelf.words.wording("story.others", counting: others) : nil)
        }
        differences = depth.differences.map { difference in
            let named = Self.named(of: difference.mentions)
            let others = difference.mentions.count - named.count
            return DifferenceView(
                what: shelf.words.wording("counted.\(difference.countedKind)"),
                mentions: named.compactMap { mention in
                    briefs[mention.article].map { brief in
                        Entry(
                            text: mention.text, language: language(brief), source: LinkView(to: brief),
                            time: CardView.time(of: brief.article, shelf: shelf))
                    }
                }, others: others > 0 ? shelf.words.wording("story.others", counting: others) : nil)
        }
        titles = depth.titles.compactMap { briefs[$0] }.map { brief in
            Entry(text: brief.article.title, language: language(brief), source: LinkView(to: brief))
        }
        words = depth.words.compactMap { said in
            briefs[said.article].map { brief in
                Entry(text: said.text, language: language(brief), speaker: said.speaker, source: LinkView(to: brief))
            }
        }
    }

    /// Selects mentions to list: all if there are few, else one for each figure. If there are still too many, the first
    /// ones and the last are kept, so that both extremes remain.
    private static func named(of mentions: [StoryDepth.Mention]) -> [StoryDepth.Mention] {
        guard mentions.count > mostNamed else { return mentions }
        var seen: Set<String> = []
        let figures = mentions.filter { seen.insert($0.text).inserted }
        return figures.count > mostNamed ? figures.prefix(mostNamed - 1) + figures.suffix(1) : figures
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "numbers": numbers
        case "hasNumbers": !numbers.isEmpty
        case "differences": differences
        case "hasDifferences": !differences.isEmpty
        case "titles": titles
        case "hasTitles": !titles.isEmpty
        case "words": words
        case "hasWords": !words.isEmpty
        default: nil
        }
    }
}
