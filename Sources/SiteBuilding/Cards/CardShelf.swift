internal import Newsroom

/// All articles of the edition, and the facts about the site that their cards need: names, and which addresses exist.
struct CardShelf: Sendable {
    let settings: SiteSettings
    let words: Localisation
    let clock: WallClock
    /// The relative path from the edition's root to the site's: "" or "../".
    let home: String
    let names: PageNames
    /// The feeds of places configured by the owner, in that order.
    let placeFeeds: [PlaceFeed]
    /// Categories hidden from navigation.
    let hiddenCategories: [Newsroom.Category.ID]
    /// The edition's languages (`Edition.languages`).
    private let languages: Set<String>
    private let briefs: [String: Brief]
    private let stories: [Story.ID: StoryFile]
    /// Stories without a page that belong to running stories.
    private let minorStories: [Story.ID: StoryFile]
    private let topics: [String: LinkView]
    private let countries: Set<String>
    /// The place that each place's marker on the map is named after.
    private let marks: [Place.ID: Place.ID]
    /// The people and places with a page.
    private let subjects: [NamedSubject.ID: NamedSubject]
    /// Links to the people in each story, by name. Any order that depends on their stories would change pages whose
    /// news is over.
    private let people: [Story.ID: [LinkView]]
    private let pictures: StoryPictures
    /// The summary of each story in its sources' own sentences.
    private let summaries: [Story.ID: StorySummary]
    private let permalinks: Set<String>
    /// Podcasts, videos and galleries, newest first; only in the main edition.
    let media: [(brief: Brief, medium: Medium)]

    init(
        _ edition: Edition, settings: SiteSettings, words: Localisation, clock: WallClock,
        summaries: Summaries = Summaries(), pictures: [Article.ID: Picture] = [:], permalinks: [Permalink] = []
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
        var briefs: [String: Brief] = [:]
        func add(_ more: [Brief]) { for brief in more { briefs[brief.slot] = brief } }
        edition.front.forEach { add($0.briefs) }
        edition.desks.forEach { $0.sections.forEach { add($0.briefs) } }
        edition.map.forEach { add($0.briefs) }
        let files = edition.stories + edition.pastStories
        files.forEach { add($0.briefs) }
        files.forEach { add([$0.lead]) }
        add(edition.headlines)
        edition.patterns.signals.forEach { add($0.briefs) }
        edition.patterns.trends.forEach { add($0.briefs) }
        media = edition.folder.isEmpty ? edition.media : []
        add(media.map(\.brief))
        self.briefs = briefs
        self.summaries = summaries.byStory
        self.pictures = StoryPictures(
            of: files, briefs: briefs.values, cached: pictures, images: settings.images, home: home)
        stories = Dictionary(files.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        minorStories = Dictionary(
            edition.minorStories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        subjects = Dictionary(edition.subjects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let persons = edition.subjects.filter { $0.place == nil }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        people = Dictionary(
            persons.flatMap { person in
                let link = LinkView(name: person.name, address: edition.pageNames.subject(person.id))
                return person.stories.map { ($0, [link]) }
            }, uniquingKeysWith: +)
        countries = Set(edition.map.map { Address.country(of: $0.place) })
        let marked = edition.map.prefix(MapPage.linked)
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

    /// Returns the card view for a slot.
    ///
    /// - Parameter slot: a brief's `slot`.
    func view(_ slot: String) -> CardView? {
        briefs[slot].map { CardView(brief: $0, shelf: self) }
    }

    /// Returns the code of an article's language ("tl"), or nil if the edition is in that language.
    func foreignLanguage(of brief: Brief) -> String? {
        let code = brief.languageCode
        return languages.isEmpty || code.isEmpty || languages.contains(code) ? nil : code
    }

    /// Returns a link to the subcategory, or else the category.
    func topic(of brief: Brief) -> LinkView? {
        brief.topic.subcategory.flatMap { topics["\(brief.topic.category)/\($0)"] } ?? topics[brief.topic.category]
    }

    /// Returns the address of a place's marker on the map page, falling back to its country there; nil if the map shows
    /// neither.
    func address(of place: Place) -> String? {
        if let mark = marks[place.id] { return Address.map + "#" + Address.place(mark) }
        return lastingAddress(of: place)
    }

    /// Returns the address of a place's country on the map page, or nil if it is not shown. The markers change with
    /// every edition. Linking to them would change pages whose news is over.
    func lastingAddress(of place: Place) -> String? {
        let country = Address.country(of: place)
        return countries.contains(country) ? Address.map + "#" + country : nil
    }

    /// Returns the address of a place's own page, or nil if it has none.
    func page(of place: Place) -> String? {
        let id = NamedSubject.id(of: place)
        return subjects[id] == nil ? nil : names.subject(id)
    }

    /// Returns links to those people in a story who have a page.
    func people(in story: Story.ID) -> [LinkView] { people[story] ?? [] }

    /// Returns the stories about a person or place, newest first.
    func files(of subject: NamedSubject) -> [StoryFile] { subject.stories.compactMap { stories[$0] } }

    /// Returns the picture shown with a report: its own, or that of the story it leads; nil if there is none or the
    /// site shows no pictures.
    func picture(of brief: Brief) -> PictureView? {
        pictures.picture(of: brief, leading: stories[brief.story.id])?.view
    }

    /// Returns the site's copy of an article's own picture, or nil if there is none.
    func copy(ofPictureOf article: Article) -> PictureView? { pictures.copy(of: article) }

    /// Returns the picture of a story's page, and the report it comes from.
    func picture(of file: StoryFile) -> StoryPictures.Choice? { pictures.picture(of: file.lead, leading: file) }

    /// Returns the summary of a story in its sources' own sentences, or nil if there is none.
    func summary(of story: Story) -> StorySummary? { summaries[story.id] }

    /// The files of pictures hosted by the site, without duplicates.
    var pictureFiles: [Page] { pictures.files }

    func address(of story: Story) -> String? { address(ofStory: story.id) }

    /// Returns the address of a story's page, or nil if it has none.
    func address(ofStory id: Story.ID) -> String? { stories[id] == nil ? nil : names.story(id) }

    /// Returns the address of a story's page or its final version, or nil if it never had one.
    func lastingAddress(ofStory id: Story.ID) -> String? {
        address(ofStory: id) ?? (permalinks.contains(names.storyStem(id)) ? names.story(id) : nil)
    }

    /// Returns the address of a running story's page or its final version, or nil if it never had one.
    func lastingAddress(ofThread id: StoryThread.ID) -> String? {
        permalinks.contains(names.threadStem(id)) ? names.thread(id) : nil
    }

    /// Returns the address of the page of an archived headline's story, or nil if it never had one.
    func lastingAddress(of clipping: Clipping) -> String? {
        clipping.publishers < 2 ? nil : lastingAddress(ofStory: clipping.story)
    }

    /// Returns a link from an archived headline to its story's page, or to the publisher if it has none.
    ///
    /// - Parameter root: the prefix for links to the site's own pages; nil leaves them out.
    func link(to clipping: Clipping, root: String? = Address.root) -> LinkView {
        let own = root.flatMap { root in
            lastingAddress(of: clipping).map { root + $0.dropFirst(Address.root.count) }
        }
        return LinkView(name: clipping.title, address: own ?? LinkAddress.safe(clipping.url))
    }

    /// Returns the file of a story with a page, or nil if it has none.
    func file(of story: Story) -> StoryFile? { stories[story.id] }

    /// Returns those stories of a running story whose articles are known, newest first.
    func files(of thread: StoryThread) -> [StoryFile] {
        thread.stories.compactMap { stories[$0.story] ?? minorStories[$0.story] }
    }
}
