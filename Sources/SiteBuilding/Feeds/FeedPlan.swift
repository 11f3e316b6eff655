internal import FoundationEssentials
internal import Newsroom

/// The site's feeds: the edition, the headlines, every category, subcategory, long running story, person and place with
/// a page, the places configured by the owner, weeks and months, and corrections.
///
/// Stories have no feeds of their own. They end within days, and their two files each were a large part of every
/// nightly change. Readers can follow the running story instead. Most running stories end soon, too, so their feeds
/// begin with the fifth story. Feeds published by earlier versions are continued.
struct FeedPlan: Sendable {
    private let edition: Edition
    private let shelf: CardShelf

    /// The maximum number of entries in a feed: more than readers need between two visits, and small enough for slow
    /// connections.
    private static let mostEntries = 60
    /// The number of story feeds made in one task.
    private static let batchSize = 64

    init(edition: Edition, shelf: CardShelf) {
        self.edition = edition
        self.shelf = shelf
    }

    var makers: [ConcurrentRenderer.Maker] {
        let stories = (edition.stories + edition.pastStories).filter { file in
            shelf.names.feed(ofStory: file.story.id, in: edition.folder) != nil
        }
        let others: ConcurrentRenderer.Maker = { sink in
            let feeds =
                [whole, headlines] + edition.desks.map(desk) + edition.threads.compactMap(thread)
                + edition.subjects.map(subject) + places + periods + [corrections].compactMap(\.self)
            return .success(Self.files(of: feeds, to: sink))
        }
        return [others]
            + stride(from: 0, to: stories.count, by: Self.batchSize).map { start -> ConcurrentRenderer.Maker in
                { sink in
                    let end = min(start + Self.batchSize, stories.count)
                    return .success(Self.files(of: stories[start..<end].map(story), to: sink))
                }
            }
    }

    private static func files(of feeds: [NewsFeed], to sink: PageSink) -> BuiltSite {
        var site = BuiltSite()
        for feed in feeds { site.add(BuiltSite(feed.pages, to: sink)) }
        return site
    }

    /// Returns the path of a page's feed without an extension, or nil if the page cannot have one.
    static func stem(of page: String) -> String? {
        guard page.hasSuffix(".html") else { return nil }
        return "feeds/" + page.dropLast(5)
    }

    private var whole: NewsFeed {
        feed(
            of: "index.html", title: edition.site.title, description: edition.site.tagline,
            newestFirst(edition.front.flatMap(\.briefs)))
    }

    /// The headlines, sorted by rank, because this feed is about their order.
    private var headlines: NewsFeed {
        feed(
            of: "headlines.html", title: title(shelf.words["title.headlines"]),
            description: shelf.words["description.headlines"], edition.headlines)
    }

    private func desk(_ desk: Desk) -> NewsFeed {
        feed(
            of: Address.deskPath(desk.category.id, desk.subcategory?.id), title: title(desk.name),
            description: shelf.words.text(
                "description.desk", ["name": desk.subcategory?.name ?? desk.category.name, "site": edition.site.title]),
            newestFirst(desk.sections.flatMap(\.briefs)))
    }

    /// Returns the feed of all reports about a story.
    private func story(_ file: StoryFile) -> NewsFeed {
        feed(
            of: shelf.names.storyPath(file.story.id), title: title(file.lead.article.title),
            description: shelf.words.text("description.story", counting: file.story.publishers),
            newestFirst(file.briefs))
    }

    /// Returns the feed of all reports about a running story, from all of its stories; nil if it has none.
    private func thread(_ thread: StoryThread) -> NewsFeed? {
        guard let path = shelf.names.feed(of: thread) else { return nil }
        return feed(
            of: shelf.names.threadPath(thread.id), at: path,
            title: title(thread.title),
            description: shelf.words.text("description.thread", counting: thread.stories.count),
            newestFirst(shelf.files(of: thread).flatMap(\.briefs)))
    }

    /// Returns the feed of all reports of the stories about a person or place.
    private func subject(_ subject: NamedSubject) -> NewsFeed {
        let name = subject.title(in: shelf.words)
        return feed(
            of: shelf.names.subjectPath(subject.id), at: shelf.names.feed(ofSubject: subject.id), title: title(name),
            description: shelf.words.text("description.subject", ["name": name]),
            newestFirst(shelf.files(of: subject).flatMap(\.briefs)))
    }

    /// The feeds of places configured by the owner. Only the main edition has them, because its map shows the places.
    private var places: [NewsFeed] {
        guard edition.folder.isEmpty else { return [] }
        return shelf.placeFeeds.map { place in
            let name = place.view(words: shelf.words).place.name
            return feed(
                of: PageKind.map.path + "#" + place.fragment, at: FeedPath(stem: place.stem), title: title(name),
                description: shelf.words.text("description.desk", ["name": name, "site": edition.site.title]),
                newestFirst(edition.archive.filter(place.holds)))
        }
    }

    /// The feeds of weeks and months, also before the first has ended. Only the main edition has them.
    private var periods: [NewsFeed] {
        guard edition.folder.isEmpty else { return [] }
        return shelf.settings.rhythm.periods.map { period in
            NewsFeed(
                path: period.feed, page: PageKind.archive.path, title: title(shelf.words[period.title]),
                description: shelf.words["archive.review"], site: edition.site, language: shelf.words.language,
                entries: edition.reviews(of: period).suffix(Self.mostEntries).reversed().map(entry),
                fallback: NewsFeed.dateOfEmptyFeed)
        }
    }

    private func entry(of review: Review) -> FeedEntry {
        let page = Address.reviewPath(review.id)
        return FeedEntry(
            id: PermanentID.feed(page, of: edition.site.title),
            title: ReviewName(review, words: shelf.words, clock: shelf.clock).text,
            url: SiteAddress(edition.site).map { $0(page) }, language: shelf.words.language,
            summary: review.stories.enumerated().map { "\($0 + 1). \($1.last.clipping.title)" }.joined(separator: "\n"),
            updated: review.latest)
    }

    /// The feed of corrections; nil if there are none.
    private var corrections: NewsFeed? {
        guard !edition.corrections.isEmpty else { return nil }
        return NewsFeed(
            path: .corrections, page: PageKind.corrections.path, title: title(shelf.words["title.corrections"]),
            description: shelf.words["description.corrections"], site: edition.site, language: shelf.words.language,
            entries: edition.corrections.map { FeedEntry($0, site: edition.site, shelf: shelf) },
            fallback: NewsFeed.dateOfEmptyFeed)
    }

    private func title(_ name: String) -> String { "\(name) · \(edition.site.title)" }

    private func newestFirst(_ briefs: [Brief]) -> [Brief] {
        briefs.sorted { a, b in
            a.article.moment == b.article.moment ? a.id < b.id : a.article.moment > b.article.moment
        }
    }

    private func feed(
        of page: String, at path: FeedPath? = nil, title: String, description: String, _ briefs: [Brief]
    ) -> NewsFeed {
        // An article may be in two sections, but gets one entry.
        var seen: Set<Article.ID> = []
        let entries = briefs.filter { seen.insert($0.id).inserted }.prefix(Self.mostEntries)
        return NewsFeed(
            path: path ?? FeedPath(stem: Self.stem(of: page) ?? page), page: page, title: title,
            description: description, site: edition.site,
            language: shelf.words.language, entries: entries.map { FeedEntry($0, shelf: shelf) },
            fallback: NewsFeed.dateOfEmptyFeed)
    }
}

extension PageNames {
    /// The number of stories with which a running story gets a feed. In 23 nights of eight papers, 23 of 134 got that
    /// far, and a feed, once published, stays for ever.
    private static let fewestForFeed = 5

    /// Returns the feed of a running story; nil if it is too short and never had one. It is Atom only, unless an
    /// earlier version published it in both formats.
    func feed(of thread: StoryThread) -> FeedPath? {
        let both = FeedPath(stem: "feeds/" + threadStem(thread.id))
        let atom = FeedPath(stem: both.stem, isAtomAlone: true)
        if feeds.contains(both.kept) { return both }
        return thread.stories.count >= Self.fewestForFeed || feeds.contains(atom.kept) ? atom : nil
    }

    /// Returns the feed of a person or place.
    func feed(ofSubject id: NamedSubject.ID) -> FeedPath {
        FeedPath(stem: "feeds/" + subjectStem(id), isAtomAlone: true)
    }

    /// Returns the feed of a story relative to its edition's root, or nil unless an earlier version published it.
    ///
    /// - Parameter folder: the edition's folder.
    func feed(ofStory id: Story.ID, in folder: String) -> FeedPath? {
        let stem = "feeds/" + storyStem(id)
        return feeds.contains(folder + stem) ? FeedPath(stem: stem) : nil
    }
}
