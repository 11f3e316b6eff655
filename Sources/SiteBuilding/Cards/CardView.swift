internal import FoundationEssentials
internal import Newsroom

/// Template values for an article's card: those of the article and its story, `headline` (the title, and the page it
/// opens), `outward` (the publisher's page, if the headline leads elsewhere), `anchor` (a fragment for an article
/// without a page of its own), `opening` (`sentences` of the story's summary), `isPaid` (whether the article is only
/// for subscribers), `isPaidOnly` (whether all reports of its story are).
///
/// Only `news` depends on the time of the build; the next edition removes it. A page whose articles did not change
/// therefore stays the same.
struct CardView: TemplateView {
    let brief: Brief
    let shelf: CardShelf
    /// The name of the card's template in `cards/` ("hero"). `anchor`, `opening` and `isHero` depend on it.
    var form = ""

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "id": brief.id
        case "title": brief.article.title
        case "earlierTitle": brief.article.earlierTitle
        case "url": LinkAddress.safe(brief.article.url)
        case "headline": LinkView(name: brief.article.title, address: pageHere ?? LinkAddress.safe(brief.article.url))
        case "outward": pageHere == nil ? nil : LinkAddress.safe(brief.article.url)
        case "anchor": pageHere == nil && Self.withAnchors.contains(form) ? brief.id : nil
        case "isLinked": LinkAddress.safe(brief.article.url) != nil
        case "isHero": form == "hero"
        case "summary": Excerpt.text(of: brief.article)
        case "opening": opening
        case "language": language
        case "foreignLanguage":
            language == nil ? nil : shelf.foreignLanguage(of: brief).map { LanguageView($0, words: shelf.words) }
        case "image": shelf.picture(of: brief)
        case "source": brief.source.name
        case "kind": brief.kind.label
        case "kindName": brief.kind.label.map { shelf.words.wording("kind.\($0)") }
        case "isPaid": brief.isPaid
        case "isPaidOnly": isPaidOnly
        case "category": brief.topic.category
        case "topic": shelf.topic(of: brief)
        case "time": time
        case "lastingPlace":
            brief.place.map { PlaceView($0, words: shelf.words, address: shelf.lastingAddress(of: $0)) }
        case "place": brief.place.map { PlaceView($0, words: shelf.words, address: shelf.address(of: $0)) }
        case "sources":
            brief.story.publishers < 2
                ? nil
                : LinkView(
                    name: shelf.words.text("sources", counting: brief.story.publishers),
                    address: shelf.address(of: brief.story),
                    wording: shelf.words.wording("sources", counting: brief.story.publishers))
        case "beats": brief.story.publishers < 2 ? nil : String(min(brief.story.publishers, 12))
        case "sourceID": brief.source.id
        case "subcategory": brief.topic.subcategory
        case "story": brief.story.publishers < 2 ? nil : shelf.names.storyName(brief.story.id)
        case "timeline": shelf.file(of: brief.story).flatMap { TimelineView($0, shelf: shelf) }
        case "news": news
        case "context": reason.map { ContextView($0, shelf: shelf) }
        case "implications":
            brief.implications.isEmpty ? nil : brief.implications.map { shelf.words.view(of: $0) }
        case "media": MediumView(brief.article, shelf: shelf)
        case "hasImplications": !brief.implications.isEmpty
        default: surroundings(named: name)
        }
    }

    /// The beginning of the story's summary, in the forms that show one. Nil if a model wrote it, because a model's
    /// text is only shown with its name.
    private var opening: OpeningView? {
        guard let most = Self.openings[form], let summary = shelf.summary(of: brief.story), summary.model == nil else {
            return nil
        }
        return OpeningView(summary, most: most, of: brief, shelf: shelf)
    }

    /// Why it matters, unless the card's summary says so in the same sentence.
    private var reason: Context? {
        brief.context.flatMap { context in
            let isInOpening = Self.openings[form].flatMap { most in
                shelf.summary(of: brief.story)?.sentences.prefix(most).contains { $0.text == context.reason.text }
            }
            return isInOpening == true ? nil : context
        }
    }

    /// The most sentences of a summary in each form.
    private static let openings = ["hero": 2, "rank": 1]

    /// The address of the story's page, to which the headline links; nil if a single publisher reports it, because such
    /// stories have no page.
    private var pageHere: String? { brief.story.publishers < 2 ? nil : shelf.address(of: brief.story) }

    /// Whether all reports of its story are only for subscribers.
    private var isPaidOnly: Bool { brief.isPaid && (shelf.file(of: brief.story)?.briefs.allSatisfy(\.isPaid) ?? true) }

    /// The forms in which an article appears only once on a page, so that it can have an anchor.
    private static let withAnchors: Set = ["card", "hero"]

    /// A note such as "+2 since the last edition", for a story that is not new.
    private var news: LocalisedText? {
        guard let news = shelf.file(of: brief.story)?.news, !news.isWholeStory else { return nil }
        return shelf.words.wording("news", counting: news.articles.count)
    }

    private var time: TimeView { Self.time(of: brief.article, shelf: shelf) }

    static func time(of article: Article, shelf: CardShelf) -> TimeView {
        let moment = article.moment
        // Show the year only if it differs from the year the article arrived.
        let isOld = shelf.clock.local(moment).year != shelf.clock.local(article.firstSeen).year
        return TimeView(
            stamp: WallClock.timestamp(moment), text: shelf.clock.time(moment, withYear: isOld),
            isFirstSeen: article.published.map { $0 > article.firstSeen } ?? true)
    }

    /// The language of the title, if it is a valid language tag. It is written even if it matches the page's, because
    /// the page's language may change.
    var language: String? {
        guard let tag = brief.language else { return nil }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isTag =
            (2...8).contains(parts[0].utf8.count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
            && parts.allSatisfy {
                (1...8).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
        return isTag ? tag : nil
    }
}
