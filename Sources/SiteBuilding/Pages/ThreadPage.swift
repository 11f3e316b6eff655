internal import FoundationEssentials
internal import Newsroom

/// Template values for `threads/NAME.html`: `title` and `language` of the newest story, `count`, `first` and `latest`
/// (times), `days` (`day` and `stories`), `ways` (links between the parts of a long page).
struct ThreadPage: TemplateView {
    struct Day: TemplateView {
        let day: DayView
        var stories: [ThreadStoryView]

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "day": day
            case "stories": stories
            default: nil
            }
        }
    }

    /// The maximum number of stories on a page, for the sake of slow connections. A running story of several months
    /// takes more than one page.
    static let most = 100

    private let thread: StoryThread
    private let count: LocalisedText
    private let first: TimeView
    private let latest: TimeView
    private let days: [Day]
    private let ways: PartWays?

    /// - Parameter listed: the stories of this part.
    init(_ thread: StoryThread, listed: Range<Int>, ways: PartWays?, shelf: CardShelf) {
        self.thread = thread
        self.ways = ways
        count = shelf.words.wording("stories", counting: thread.stories.count)
        first = TimeView(thread.stories.map(\.latest).min() ?? thread.latest, shelf: shelf)
        latest = TimeView(thread.latest, shelf: shelf)
        var days: [Day] = []
        for link in thread.stories[listed] {
            let day = shelf.clock.dayView(link.latest)
            if days.last?.day != day { days.append(Day(day: day, stories: [])) }
            days[days.count - 1].stories.append(ThreadStoryView(link, shelf: shelf))
        }
        self.days = days
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "title": thread.title
        case "language": thread.language
        case "count": count
        case "first": first
        case "latest": latest.text == first.text ? nil : latest
        case "days": days
        case "ways": ways
        default: nil
        }
    }
}

/// Template values for a story within a running story: those of a `StoryLinkView`, plus `id` and `publishers` (their
/// number).
struct ThreadStoryView: TemplateView {
    private let id: Story.ID
    private let link: StoryLinkView
    private let publishers: LocalisedText?

    init(_ link: StoryLink, shelf: CardShelf) {
        id = link.story
        publishers = link.publishers.map { shelf.words.wording("sources", counting: $0) }
        self.link = StoryLinkView(link, shelf: shelf)
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "id": id
        case "publishers": publishers
        default: link.child(named: name)
        }
    }
}

/// Template values for a link to a running story: `name` (its title), `language`, `address`, `count` (of stories),
/// `latest` (the time of its newest story).
struct ThreadLinkView: TemplateView {
    private let thread: StoryThread
    private let address: String
    private let count: LocalisedText
    private let latest: TimeView

    init(_ thread: StoryThread, shelf: CardShelf) {
        self.thread = thread
        address = shelf.names.thread(thread.id)
        count = shelf.words.wording("stories", counting: thread.stories.count)
        latest = TimeView(thread.latest, shelf: shelf)
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "name": thread.title
        case "language": thread.language
        case "address": address
        case "count": count
        case "latest": latest
        default: nil
        }
    }
}

extension TimeView {
    /// Creates a view of a moment that comes from the publisher.
    init(_ moment: Date, shelf: CardShelf) {
        self.init(stamp: WallClock.timestamp(moment), text: shelf.clock.time(moment), isFirstSeen: false)
    }
}

extension StoryThread {
    /// The title of its newest story with a page.
    var title: String { newest?.title ?? "" }

    /// The language of the title, as a BCP 47 tag.
    var language: String? { newest?.language }

    private var newest: StoryLink? { stories.first(where: \.hasPage) ?? stories.first }

    /// The time of its newest story.
    var latest: Date { stories.first?.latest ?? .distantPast }
}
