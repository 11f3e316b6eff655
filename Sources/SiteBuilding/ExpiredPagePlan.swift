internal import FoundationEssentials
internal import Newsroom

/// The final versions of pages that are no longer part of the site. Only bookmarks and old links lead to them.
struct ExpiredPagePlan {
    private let edition: Edition
    private let words: Localisation
    private let clock: WallClock
    private let settings: SiteSettings
    private let permalinks: [Permalink]
    /// The paths of today's pages and feeds.
    private let published: Set<String>
    private let linkOf: [String: Permalink]
    /// The pages that merged stories and running stories now lead to, by the old id.
    private let moves: [String: String]
    private let days: Set<String>

    init(
        edition: Edition, words: Localisation, clock: WallClock, settings: SiteSettings, permalinks: [Permalink],
        published: Set<String>
    ) {
        self.edition = edition
        self.words = words
        self.clock = clock
        self.settings = settings
        self.permalinks = permalinks
        self.published = published
        linkOf = Dictionary(permalinks.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let names = edition.pageNames
        let stories = edition.movedStories.map { ($0.from, names.storyStem($0.to)) }
        let threads = edition.movedThreads.map { ($0.from, names.threadStem($0.to)) }
        let ended = edition.endedThreads.map { ($0.key, names.storyStem($0.value)) }
        moves = Dictionary(stories + threads + ended, uniquingKeysWith: { first, _ in first })
        days = Set(edition.days.map(\.id))
    }

    var drafts: [PageDraft] {
        permalinks.filter { !published.contains($0.path + ".html") }.map(draft)
    }

    var feeds: [NewsFeed] {
        // All weeks have the same feed.
        var written = published
        return permalinks.compactMap { link in
            link.feed.map(FeedPath.init).flatMap { written.insert($0.atom).inserted ? feed($0, of: link) : nil }
        }
    }

    private func draft(_ link: Permalink) -> PageDraft {
        let title = title(of: link)
        if let successor = successor(of: link) {
            let title = self.title(of: successor.link)
            return PageDraft(
                path: link.path + ".html", template: "pages/moved.md",
                view: MovedPage(
                    title: title, language: successor.link.language,
                    address: Address.root + successor.link.path + ".html", reason: successor.reason),
                title: title, description: words["description.moved"], kind: .moved,
                successor: successor.link.path + ".html", hasMarkdown: NamedPath(link.path) == nil)
        }
        let day = clock.dayView(link.moment)
        return PageDraft(
            path: link.path + ".html", template: "pages/last.md",
            view: ExpiredPage(
                title: title, language: link.language, isStory: link.article != nil,
                address: LinkAddress.safe(link.link), day: day,
                archive: archive(of: link)),
            title: title, description: words["description.last"], kind: .last,
            partOf: isPart(link) ? PageKind.front.path : nil,
            hasMarkdown: NamedPath(link.path) == nil || settings.hasMarkdown(since: link.moment, at: edition.moment))
    }

    /// Returns the address of the page for the link's day, or nil if the site has none.
    private func archive(of link: Permalink) -> String? {
        let stamp = clock.dayView(link.moment).stamp
        return days.contains(stamp) ? Address.root + Address.dayPath(stamp) : nil
    }

    private func feed(_ path: FeedPath, of link: Permalink) -> NewsFeed {
        var entries: [FeedEntry] = []
        if let successor = successor(of: link) {
            let page = successor.link.path + ".html"
            entries.append(
                FeedEntry(
                    id: PermanentID.move(from: path.stem, to: successor.link.path), title: words["moved.title"],
                    url: SiteAddress(edition.site).map { $0(page) } ?? LinkAddress.safe(successor.link.link),
                    language: words.language,
                    summary: words[MovedPage.note(successor.reason)] + " " + title(of: successor.link),
                    updated: link.moment))
        }
        if let article = link.article {
            entries.append(
                FeedEntry(
                    id: PermanentID.article(article), title: title(of: link), url: LinkAddress.safe(link.link),
                    language: link.language, updated: link.moment))
        }
        return NewsFeed(
            path: path, page: link.path + ".html", title: "\(title(of: link)) · \(edition.site.title)",
            description: words["description.last"], site: edition.site, language: words.language, entries: entries,
            fallback: link.moment)
    }

    /// Returns the page that replaces an old one. For a merged story or running story, this is the page it was merged
    /// into. For a story that an edition in a folder has dropped, it is the main edition's page.
    private func successor(of link: Permalink) -> (link: Permalink, reason: MovedPage.Reason)? {
        guard !isPart(link), let path = NamedPath(link.path) else { return nil }
        if let successor = moves[path.id].flatMap({ linkOf[$0] }) { return (successor, .merged) }
        let names = edition.pageNames
        let own =
            switch path.kind {
            case .story: names.storyStem(path.id)
            case .thread: names.threadStem(path.id)
            case .subject: names.subjectStem(path.id)
            }
        return linkOf[own].flatMap { $0.path == link.path ? nil : ($0, .edition) }
    }

    /// Returns whether the page was a later part of a long page.
    private func isPart(_ link: Permalink) -> Bool {
        link.path.split(separator: "/").dropLast().contains(SiteFolder.more.rawValue[...])
    }

    private func title(of link: Permalink) -> String { link.title.nonEmpty ?? words["last.title"] }
}
