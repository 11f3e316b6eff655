internal import FoundationEssentials
internal import Newsroom

/// The kinds of pages. Style sheets and scripts use these names (`data-kind`, `page-desk`), as do templates
/// (`pages/desk.md`) and words (`title.digest`).
///
/// A new page needs a case, its row, and a line in `SitePlan.drafts`, all in this file.
enum PageKind: String, CaseIterable, Sendable, Encodable {
    case front, headlines, desk, story, thread, subject, stories, map, signals, digest, search, archive, day, saved,
        history, settings, insights, discover, following, article
    case explore, you
    case about, report, puzzles, media, corrections
    /// The page of a story that was merged into another.
    case moved
    /// The final version of a page that the site no longer has.
    case last
    case notFound = "not-found"
    /// The page shown to offline readers instead of one that is not stored.
    case offline

    private var row: Row {
        switch self {
        case .front: Row(under: .today, path: "index.html", hasShareCard: true)
        case .headlines: Row(under: .today, hasShareCard: true)
        case .desk: Row(isOne: false, hasShareCard: true)
        case .story, .thread, .subject: Row(isOne: false)
        case .stories, .map: Row(under: .explore, hasShareCard: true)
        case .signals, .archive, .puzzles, .media, .explore: Row(under: .explore)
        case .corrections: Row(under: .explore, latest: { $0.corrections.first?.moment }, feed: .corrections)
        case .day: Row(under: .explore, isOne: false)
        case .about: Row(under: .explore, link: "footer.sources")
        case .report: Row(under: .explore, link: "title.report", isIndexed: false)
        case .discover: Row(under: .explore, isIndexed: false)
        case .digest: Row(under: .digest)
        case .search: Row(under: .search)
        // Pages about the reader are empty for everybody else.
        case .you, .saved, .history, .settings, .insights, .following: Row(under: .you, isIndexed: false)
        case .article: Row(isIndexed: false)
        case .moved, .last: Row(isOne: false, isIndexed: false)
        case .notFound: Row(path: "404.html", isIndexed: false)
        case .offline: Row(isIndexed: false)
        }
    }

    private struct Row {
        /// The top-level place that the page belongs to; nil for pages reachable from several.
        var under: Place?
        /// The path, unless it is the kind's name.
        var path: String?
        /// Whether it is one page, with a path that never changes.
        var isOne = true
        /// The key of the word under which the end of `explore.html` links to it, if the site has it; nil for pages
        /// linked elsewhere.
        var link: String?
        /// For a page that comes and goes with what it lists: returns the time of the latest entry, nil without any.
        /// Its address still answers when the page is gone.
        var latest: ((Edition) -> Date?)?
        /// The feed of such a page, if it has one.
        var feed: FeedPath?
        /// Whether search engines should index it.
        var isIndexed = true
        /// Whether link previews show a picture made for every page of this kind.
        var hasShareCard = false
    }

    /// The top-level places in the masthead, by their template names.
    enum Place: String, CaseIterable {
        case today, digest, explore, search, you
    }

    var place: Place? { row.under }
    /// The path of a page that is the only one of its kind, relative to its edition's root.
    var path: String { row.path ?? rawValue + ".html" }
    var isIndexed: Bool { row.isIndexed }
    var hasShareCard: Bool { row.hasShareCard }

    /// Returns the kinds that the end of `explore.html` links to, of those that the site has, with the keys of their
    /// words.
    static func linked(among kinds: Set<Self>) -> [(kind: Self, key: String)] {
        allCases.filter(kinds.contains).compactMap { kind in kind.row.link.map { (kind, $0) } }
    }

    /// Whether the edition has something to list on a page that comes and goes; true for other pages.
    func hasPage(in edition: Edition) -> Bool { row.latest.map { $0(edition) != nil } ?? true }

    /// Returns the kinds whose page comes and goes, of those that the edition has, with the time of the latest entry.
    static func occasional(in edition: Edition) -> [(kind: Self, latest: Date, feed: FeedPath?)] {
        allCases.compactMap { kind in kind.row.latest?(edition).map { (kind, $0, kind.row.feed) } }
    }

    /// The kinds with only one page, whose names categories and editions cannot use.
    static var ofOnePage: [Self] { allCases.filter(\.row.isOne) }
}

extension SitePlan {
    /// Returns all pages of the edition. The sitemap has them in this order.
    func drafts() throws(TemplateError) -> [PageDraft] {
        var drafts = try front() + [headlines]
        for desk in edition.desks { drafts += try self.desk(desk) }
        drafts += try stories() + pages(of: edition.stories, areCurrent: true)
        guard edition.folder.isEmpty else { return drafts }
        drafts += mapPages + [signals, digest, search]
        var rest = try [you] + pages(of: edition.pastStories, areCurrent: false)
        rest += edition.threads.flatMap(thread) + edition.subjects.flatMap(subject)
        rest += [correctionsPage].filter { $0.kind.hasPage(in: edition) }
        rest += try moved + archive + personal + [puzzlesPage].compactMap(\.self) + [mediaPage()] + about() + report()
        rest += [notFound, offline]
        return drafts + [explore(beside: Set((drafts + rest).map(\.kind)))] + rest
    }

    /// Returns the page of a kind that has only one, with the file, template and words of the kind's name.
    ///
    /// - Parameters:
    ///   - part: the number of a long page's part, from 0.
    ///   - whole: the unsplit page, if it has parts.
    func draft(
        _ kind: PageKind, _ view: @escaping @autoclosure @Sendable () -> any TemplateView, part: Int = 0,
        whole: PageDraft.Whole? = nil, styles: [String] = [], foreign: ForeignSources = ForeignSources(),
        feed: FoundFeed? = nil, placeFeeds: [PlaceFeedView] = []
    ) -> PageDraft {
        let (name, isPart) = (kind.rawValue, part > 0)
        return PageDraft(
            path: PartLinks.path(kind.path, part: part), template: "pages/\(name).md", view: view(),
            title: words["title.\(name)"] + (isPart ? " · \(part + 1)" : ""),
            titleKeys: ["title.\(name)"] + (isPart ? ["-"] : []), description: words["description.\(name)"], kind: kind,
            whole: whole, partOf: isPart ? kind.path : nil, styles: styles, foreign: foreign, feed: feed,
            placeFeeds: placeFeeds)
    }
}
