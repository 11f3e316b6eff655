internal import FoundationEssentials
internal import Newsroom

/// Template values for `threads/NAME.html`: `title` and its `language`, `headline` (of the newest story: `name` and
/// `language`; only if the title is another), `count`, `first` and `latest` (times), `days` (`day` and `stories`),
/// `ways` (links between the parts of a long page).
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

        /// Groups stories, newest first, by day.
        static func days(of stories: some Sequence<StoryLink>, shelf: CardShelf) -> [Day] {
            var days: [Day] = []
            for link in stories {
                let day = shelf.clock.dayView(link.latest)
                if days.last?.day != day { days.append(Day(day: day, stories: [])) }
                days[days.count - 1].stories.append(ThreadStoryView(link, shelf: shelf))
            }
            return days
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
    private let ways: PartLinks?

    /// - Parameter listed: the stories of this part.
    init(_ thread: StoryThread, listed: Range<Int>, ways: PartLinks?, shelf: CardShelf) {
        self.thread = thread
        self.ways = ways
        count = shelf.words.wording("stories", counting: thread.stories.count)
        first = TimeView(thread.stories.map(\.latest).min() ?? thread.latest, shelf: shelf)
        latest = TimeView(thread.latest, shelf: shelf)
        days = Day.days(of: thread.stories[listed], shelf: shelf)
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "title": thread.title
        case "language": thread.language ?? false
        case "headline": thread.hasHeadline ? HeadlineName(thread) : nil
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

/// Template values for a link to a running story: `name` (its title), `language`, `headline` (as on its page),
/// `address`, `count` (of stories), `latest` (the time of its newest story).
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
        case "language": thread.language ?? false
        case "headline": thread.hasHeadline ? HeadlineName(thread) : nil
        case "address": address
        case "count": count
        case "latest": latest
        default: nil
        }
    }
}

/// Template values for a running story's latest headline: `name`, `language`.
private struct HeadlineName: TemplateView {
    private let thread: StoryThread

    init(_ thread: StoryThread) { self.thread = thread }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "name": thread.headline
        // The page's title may have another language.
        case "language": thread.headlineLanguage ?? false
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
    /// Its name, or the title of the story that stands for all if it has none.
    var title: String { name ?? standIn?.title ?? "" }

    /// The language of the title, as a BCP 47 tag. Names have none.
    var language: String? { name == nil ? standIn?.language : nil }

    /// Whether its title differs from its latest headline, which pages then show as well.
    var hasHeadline: Bool { title != headline }

    /// The title of its newest story with a page.
    var headline: String { newest?.title ?? "" }

    /// The language of that title, as a BCP 47 tag.
    var headlineLanguage: String? { newest?.language }

    private var standIn: StoryLink? { stories.first { $0.story == leading } ?? newest }

    private var newest: StoryLink? { stories.first(where: \.hasPage) ?? stories.first }

    /// Its only story; nil if it has several.
    var only: StoryLink? { stories.count == 1 ? stories[0] : nil }

    /// The time of its newest story.
    var latest: Date { stories.first?.latest ?? .distantPast }
}
