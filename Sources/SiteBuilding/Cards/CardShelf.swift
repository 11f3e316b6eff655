internal import Newsroom

/// Every article of the edition, with the facts about the site that its card needs: names, and which addresses exist.
struct CardShelf: Sendable {
    let settings: SiteSettings
    let words: Localisation
    let clock: WallClock
    /// The way from the edition's root to the site's: "" or "../".
    let home: String
    let names: PageNames
    /// The feeds of places that the owner asks for, in the owner's order.
    let placeFeeds: [PlaceFeed]
    /// Those that navigation does not show.
    let hiddenCategories: [Newsroom.Category.ID]
    /// As `Edition.languages`.
    private let languages: Set<String>
    private let briefs: [String: Brief]
    private let stories: [Story.ID: StoryFile]
    /// Those without a page, which running stories have.
    private let minorStories: [Story.ID: StoryFile]
    private let topics: [String: LinkView]
    private let countries: Set<String>
    /// By a place, the one by whose name its mark on the map is called.
    private let marks: [Place.ID: Place.ID]
    private let pictures: [Article.ID: Picture]
    private let permalinks: Set<String>
    /// What can be heard, watched or looked through, the newest first; of the main edition alone.
    let media: [(brief: Brief, medium: Medium)]

    init(
        _ edition: Edition, settings: SiteSettings, words: Localisation, clock: WallClock,
        pictures: [Article.ID: Picture] = [:], permalinks: [Permalink] = []
    ) {
        self.permalinks = Set(permalinks.lazy.map(\.path))
        self.settings = settings
        placeFeeds = settings.placeFeeds.compactMap { PlaceFeed($0) }
        names = edition.pageNames
        hiddenCategories = settings.showsEmptyCategories ? [] : edition.emptyCategories
        languages = Set(edition.languages)
        home = Address.home(from: edition.folder)
        self.words = words
        self.clock = clock
        self.pictures = pictures
        var briefs: [String: Brief] = [:]
        func add(_ more: [Brief]) { for brief in more { briefs[brief.slot] = brief } }
        edition.front.forEach { add($0.briefs) }
        edition.desks.forEach { $0.sections.forEach { add($0.briefs) } }
        edition.map.forEach { add($0.briefs) }
        let files = edition.stories + edition.fadedStories
        files.forEach { add($0.briefs) }
        files.forEach { add([$0.lead]) }
        add(edition.headlines)
        edition.patterns.signals.forEach { add($0.briefs) }
        edition.patterns.trends.forEach { add($0.briefs) }
        media = edition.folder.isEmpty ? edition.media : []
        add(media.map(\.brief))
        self.briefs = briefs
        stories = Dictionary(files.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        minorStories = Dictionary(
            edition.minorStories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        countries = Set(edition.map.map { Address.country(of: $0.place) })
        let marked = edition.map.prefix(MapPage.drawn)
        marks = Dictionary(
            marked.flatMap { mark in mark.placeIDs.map { ($0, mark.place.id) } },
            uniquingKeysWith: { first, _ in first })
        var topics: [String: LinkView] = [:]
        for category in edition.categories {
            topics[category.id] = words.link(to: category)
            for subcategory in category.subcategories {
                topics["\(category.id)/\(subcategory.id)"] = words.link(to: category, subcategory)
            }
        }
        self.topics = topics
    }

    /// - Parameter slot: a brief's `slot`.
    func view(_ slot: String) -> CardView? {
        briefs[slot].map { CardView(brief: $0, shelf: self) }
    }

    /// The code of an article's language ("TL") where that is none of the edition's.
    func foreignLanguage(of brief: Brief) -> String? {
        let code = brief.languageCode
        return languages.isEmpty || code.isEmpty || languages.contains(code) ? nil : code.uppercased()
    }

    /// The subcategory when there is one, else the category.
    func topic(of brief: Brief) -> LinkView? {
        brief.topic.subcategory.flatMap { topics["\(brief.topic.category)/\($0)"] } ?? topics[brief.topic.category]
    }

    /// The place on the map page where the picture marks it, else its country there; nil when the map shows neither.
    func address(of place: Place) -> String? {
        if let mark = marks[place.id] { return Address.map + "#" + Address.place(mark) }
        return lastingAddress(of: place)
    }

    /// The place's country on the map page; nil where the map does not show it. Which places are marked changes with every edition,
    /// and a page that stays when its news is over would change with them.
    func lastingAddress(of place: Place) -> String? {
        let country = Address.country(of: place)
        return countries.contains(country) ? Address.map + "#" + country : nil
    }

    /// The article's picture as pages show it; nil when it has none, or the site shows none.
    func picture(of article: Article) -> PictureView? {
        switch settings.images {
        case .none: nil
        case .remote: LinkAddress.safe(article.image).map { PictureView(address: $0, width: 640, height: 360) }
        case .cached:
            pictures[article.id].map {
                PictureView(address: Address.root + home + $0.path, width: $0.width, height: $0.height)
            }
        }
    }

    /// The pictures that the site keeps, each once.
    var pictureFiles: [Page] {
        let files = Dictionary(pictures.values.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        return settings.images == .cached ? files.map { Page(path: $0.key, bytes: $0.value) } : []
    }

    func address(of story: Story) -> String? { address(ofStory: story.id) }

    /// The story's page; nil when it has none.
    func address(ofStory id: Story.ID) -> String? { stories[id] == nil ? nil : names.story(id) }

    /// The story's page, or its last state; nil when it never had one.
    func lastingAddress(ofStory id: Story.ID) -> String? {
        address(ofStory: id) ?? (permalinks.contains(names.storyStem(id)) ? names.story(id) : nil)
    }

    /// The page of a story; nil when it has none.
    func file(of story: Story) -> StoryFile? { stories[story.id] }

    /// Those of a running story's stories whose articles are known, the newest first.
    func files(of thread: StoryThread) -> [StoryFile] {
        thread.stories.compactMap { stories[$0.story] ?? minorStories[$0.story] }
    }
}
