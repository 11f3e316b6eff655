internal import FoundationEssentials
internal import Newsroom

/// The values of an article's card: of its own and of its story, `headline` (its title, and the page that it opens), `outward`
/// (the publisher's page, where the headline leads elsewhere), `anchor` (its name on the page, where it has no other here). Except for `news`, which the next edition takes back, none of them depends on the
/// moment of the build, so a page whose articles did not change does not change either.
struct CardView: TemplateView {
    let brief: Brief
    let shelf: CardShelf
    /// The template of `cards/` that it is for; some things are said in some forms alone.
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
        case "isHero": form == "hero"
        case "isLinked": LinkAddress.safe(brief.article.url) != nil
        case "summary": Excerpt.text(of: brief.article)
        case "language": language
        case "foreignLanguage": language == nil ? nil : shelf.foreignLanguage(of: brief)
        case "image": shelf.picture(of: brief.article)
        case "source": brief.source.name
        case "kind": brief.kind.label
        case "kindName": brief.kind.label.map { shelf.words.wording("kind.\($0)") }
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
        case "context": brief.context.map { ContextView($0, shelf: shelf) }
        case "implications":
            brief.implications.isEmpty ? nil : brief.implications.map { shelf.words.view(of: $0) }
        case "media": MediumView(brief.article, shelf: shelf)
        case "hasImplications": !brief.implications.isEmpty
        default: surroundings(named: name)
        }
    }

    /// Where its headline leads: the page of its story. nil where one publisher alone tells it: it has no page here.
    private var pageHere: String? { brief.story.publishers < 2 ? nil : shelf.address(of: brief.story) }

    /// The forms in which an article stands once on a page, and so can be named there.
    private static let withAnchors: Set = ["card", "hero"]

    /// "+2 since the last edition", of a story that was there before.
    private var news: LocalisedText? {
        guard let news = shelf.file(of: brief.story)?.news, !news.isWholeStory else { return nil }
        return shelf.words.wording("news", counting: news.articles.count)
    }

    private var time: TimeView { Self.time(of: brief.article, shelf: shelf) }

    static func time(of article: Article, shelf: CardShelf) -> TimeView {
        let moment = article.moment
        // A year is said only where it was not the year in which the article reached us.
        let isOld = shelf.clock.local(moment).year != shelf.clock.local(article.firstSeen).year
        return TimeView(
            stamp: WallClock.timestamp(moment), text: shelf.clock.time(moment, withYear: isOld),
            isFirstSeen: article.published.map { $0 > article.firstSeen } ?? true)
    }

    /// The language of the title, where it is a language tag. Said even where it is the page's own, for that may change.
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

/// A picture: `address`, and `width` and `height` so that the page keeps room for it while it loads.
struct PictureView: TemplateView {
    let address: String
    let width: Int
    let height: Int

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "address": address
        case "width": String(width)
        case "height": String(height)
        default: nil
        }
    }
}
