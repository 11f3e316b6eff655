internal import Newsroom

/// Template values for a story of a week or month: `number`, `headline` (a link), `language`, `source`, `sentence`,
/// `figure` and `quotation` (as in `StoryDepthView`), `headlined` (on how many days), `sources` (the most on a day, if
/// several), `thread` (the address of its running story), and `first` and `last` if those headlines differ.
struct ReviewStoryView: TemplateView {
    /// Template values for a headline of a day: `day`, `headline` (a link), `language`, `source`.
    struct Turn: TemplateView {
        let day: DayView
        let headline: LinkView
        let language: String?
        let source: String

        init(_ headline: ReviewedStory.Headline, shelf: CardShelf, root: String?) {
            day = shelf.clock.dayView(named: headline.day)
            self.headline = shelf.link(to: headline.clipping, root: root)
            language = headline.clipping.language
            source = headline.clipping.source
        }

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "day": day
            case "headline": headline
            case "language": language ?? false
            case "source": source
            default: nil
            }
        }
    }

    let number: Int
    let sentence: StoryDepthView.Entry?
    let figure: StoryDepthView.Entry?
    let quotation: StoryDepthView.Entry?
    let headlined: LocalisedText
    let sources: LocalisedText?
    let thread: String?
    let first: Turn
    let last: Turn
    /// Whether the first and the last headline are of different reports.
    let wentOn: Bool

    /// - Parameter root: the prefix for links to the site's own pages; nil links to publishers only.
    init(_ story: ReviewedStory, number: Int, shelf: CardShelf, root: String? = Address.root) {
        func entry(_ passage: Extract.Passage?) -> StoryDepthView.Entry? {
            passage.map {
                StoryDepthView.Entry(
                    text: $0.text, language: $0.language, speaker: $0.speaker,
                    source: LinkView(name: $0.source, address: LinkAddress.safe($0.url)))
            }
        }
        self.number = number
        sentence = entry(story.extract.sentence)
        figure = entry(story.extract.figure)
        quotation = entry(story.extract.quotation)
        headlined = shelf.words.wording("archive.headlined", counting: story.days)
        sources = story.publishers > 1 ? shelf.words.wording("sources", counting: story.publishers) : nil
        thread = story.extract.thread.flatMap(shelf.lastingAddress(ofThread:))
        first = Turn(story.first, shelf: shelf, root: root)
        last = Turn(story.last, shelf: shelf, root: root)
        wentOn = story.first.clipping.article != story.last.clipping.article
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "number": number
        case "headline", "language", "source": last.child(named: name)
        case "sentence": sentence ?? false
        case "figure": figure ?? false
        case "quotation": quotation ?? false
        case "headlined": headlined
        case "sources": sources ?? false
        case "thread": thread ?? false
        case "first": wentOn ? first : false
        case "last": wentOn ? last : false
        default: nil
        }
    }
}
