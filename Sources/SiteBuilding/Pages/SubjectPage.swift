internal import Newsroom

/// Template values for `names/NAME.html`: `title`, `isPerson`, `map` (of a place), `count` (of stories), `first` and
/// `latest` (times), `days` (`day` and `stories`), `ways` (links between the parts of a long page).
struct SubjectPage: TemplateView {
    private let title: String
    private let isPerson: Bool
    private let map: StoryMapView?
    private let count: LocalisedText
    private let first: TimeView
    private let latest: TimeView
    private let days: [ThreadPage.Day]
    private let ways: PartLinks?

    /// - Parameters:
    ///   - stories: all its stories, newest first.
    ///   - listed: the stories of this part.
    init(
        _ subject: NamedSubject, stories: [StoryLink], listed: Range<Int>, ways: PartLinks?, assets: String,
        shelf: CardShelf
    ) {
        title = subject.title(in: shelf.words)
        isPerson = subject.place == nil
        map = StoryMapView([subject.place].compactMap(\.self), assets: assets)
        count = shelf.words.wording("stories", counting: stories.count)
        first = TimeView(stories.last?.latest ?? subject.latest, shelf: shelf)
        latest = TimeView(subject.latest, shelf: shelf)
        days = ThreadPage.Day.days(of: stories[listed], shelf: shelf)
        self.ways = ways
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "title": title
        case "isPerson": isPerson
        case "map": map
        case "count": count
        case "first": first
        case "latest": latest.text == first.text ? nil : latest
        case "days": days
        case "ways": ways
        default: nil
        }
    }
}

/// Template values for a link to the page of a person or place, as in a `ThreadLinkView`: `name`, `address`, `count`
/// (of stories), `latest` (the time of the newest).
struct SubjectLinkView: TemplateView {
    private let name: String
    private let address: String
    private let count: LocalisedText
    private let latest: TimeView

    init(_ subject: NamedSubject, shelf: CardShelf) {
        name = subject.title(in: shelf.words)
        address = shelf.names.subject(subject.id)
        count = shelf.words.wording("stories", counting: subject.stories.count)
        latest = TimeView(subject.latest, shelf: shelf)
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "name": self.name
        case "address": address
        case "count": count
        case "latest": latest
        // A name has no language, and no headline.
        case "language", "headline": false
        default: nil
        }
    }
}

extension NamedSubject {
    /// Returns the title of the page: a person's name, or a place's with its country ("Porto, Portugal").
    func title(in words: Localisation) -> String { place.map { PlaceView($0, words: words).name } ?? name }
}
