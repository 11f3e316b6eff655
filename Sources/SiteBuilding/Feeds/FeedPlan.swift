internal import FoundationEssentials
internal import Newsroom

/// The feeds that the site offers: the edition, the headlines, every category and subcategory, every running story that has a page,
/// and the places that the owner names.
///
/// A story is over within days, and two files for each were a quarter of what a night changed: who wants to hear how it goes on
/// follows its running story. Where an earlier version has given a story's feed out, that goes on.
struct FeedPlan: Sendable {
    private let edition: Edition
    private let shelf: CardShelf

    /// Entries of one feed: more than readers ask for between two visits, and less than a slow line minds.
    private static let depth = 60
    /// One maker makes the feeds of so many stories.
    private static let together = 64

    init(edition: Edition, shelf: CardShelf) {
        self.edition = edition
        self.shelf = shelf
    }

    var makers: [ConcurrentRenderer.Maker] {
        let stories = (edition.stories + edition.fadedStories).filter { file in
            shelf.names.feed(ofStory: file.story.id, in: edition.folder) != nil
        }
        let others: ConcurrentRenderer.Maker = { tray in
            let feeds = [whole, headlines] + edition.desks.map(desk) + edition.threads.map(thread) + places
            return .success(Self.files(of: feeds, to: tray))
        }
        return [others]
            + stride(from: 0, to: stories.count, by: Self.together).map { start -> ConcurrentRenderer.Maker in
                { tray in
                    let end = min(start + Self.together, stories.count)
                    return .success(Self.files(of: stories[start..<end].map(story), to: tray))
                }
            }
    }

    private static func files(of feeds: [NewsFeed], to tray: PageTray) -> BuiltSite {
        var site = BuiltSite()
        for feed in feeds { site.add(BuiltSite(feed.pages, to: tray)) }
        return site
    }

    /// The path of the feed of a page, without an ending; nil for pages that have none.
    static func stem(of page: String) -> String? {
        guard page.hasSuffix(".html") else { return nil }
        return "feeds/" + page.dropLast(5)
    }

    private var whole: NewsFeed {
        feed(
            of: "index.html", title: edition.site.title, description: edition.site.tagline,
            newestFirst(edition.front.flatMap(\.briefs)))
    }

    /// In the order of their weight, which is the news of this feed.
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

    /// Everything that is told of one story.
    private func story(_ file: StoryFile) -> NewsFeed {
        feed(
            of: shelf.names.storyPath(file.story.id), title: title(file.lead.article.title),
            description: shelf.words.text("description.story", counting: file.story.publishers),
            newestFirst(file.briefs))
    }

    /// Everything that is told of a running story, whichever of its stories it belongs to.
    private func thread(_ thread: StoryThread) -> NewsFeed {
        feed(
            of: shelf.names.threadPath(thread.id), at: shelf.names.feed(ofThread: thread.id),
            title: title(thread.title),
            description: shelf.words.text("description.thread", counting: thread.stories.count),
            newestFirst(shelf.files(of: thread).flatMap(\.briefs)))
    }

    /// What is about a place, of the main edition, whose map shows it.
    private var places: [NewsFeed] {
        guard edition.folder.isEmpty else { return [] }
        return shelf.placeFeeds.map { place in
            let name = place.view(words: shelf.words).place.name
            return feed(
                of: SiteFile.map.rawValue + "#" + place.fragment, at: FeedPath(stem: place.stem), title: title(name),
                description: shelf.words.text("description.desk", ["name": name, "site": edition.site.title]),
                newestFirst(edition.archive.filter(place.holds)))
        }
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
        // An article may stand in two sections, and has one entry.
        var seen: Set<Article.ID> = []
        let entries = briefs.filter { seen.insert($0.id).inserted }.prefix(Self.depth)
        return NewsFeed(
            path: path ?? FeedPath(stem: Self.stem(of: page) ?? page), page: page, title: title,
            description: description, site: edition.site,
            language: shelf.words.language, entries: entries.map { FeedEntry($0, shelf: shelf) },
            fallback: NewsFeed.never)
    }
}

extension PageNames {
    /// The feed of a running story: Atom alone, where no earlier version has given it out in two forms.
    func feed(ofThread id: StoryThread.ID) -> FeedPath {
        let stem = "feeds/" + threadStem(id)
        return FeedPath(stem: stem, isAtomAlone: !feeds.contains(stem))
    }

    /// The feed of a story, from the root of its edition, where an earlier version has given it out.
    ///
    /// - Parameter folder: the edition's.
    func feed(ofStory id: Story.ID, in folder: String) -> FeedPath? {
        let stem = "feeds/" + storyStem(id)
        return feeds.contains(folder + stem) ? FeedPath(stem: stem) : nil
    }
}
