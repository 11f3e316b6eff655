internal import Newsroom

/// A page before it is rendered: its template, the values in it, and the facts that the layout needs.
struct PageDraft: Sendable {
    /// A long page in one piece.
    struct Whole: Sendable {
        let view: @Sendable () -> any TemplateView

        init(_ view: @escaping @autoclosure @Sendable () -> any TemplateView) { self.view = view }
    }

    /// "sports/tennis.html".
    let path: String
    /// "pages/desk.md".
    let template: String
    /// Made where the page is rendered.
    let view: @Sendable () -> any TemplateView
    /// The page's part of the title in the browser's tab, before the site's own.
    let title: String
    /// The keys of the title's parts between " · ", by which scripts translate them; a day's id for a day, and "-" for
    /// a part that only its author words. Empty when the whole title is such a part.
    let titleKeys: [String]
    let description: String
    let kind: PageKind
    /// The same with all that its further parts hold, of which its Markdown is made; nil where it has none.
    let whole: Whole?
    /// The path of the long page that it is a further part of; nil for every other page.
    let firstPart: String?
    /// The category that gives the page its colour.
    let category: Newsroom.Category.ID?
    /// The path of the page that replaces this one, from the site's root; readers are redirected at once.
    let successor: String?
    /// Style sheets beside those of every page, as paths from the site's root.
    let styles: [String]
    /// What it may ask of other hosts when its reader wants that.
    let foreign: ForeignSources
    /// Of a story the feed that tells how it goes on, of a running story its own; other pages' own have their names.
    let feed: FoundFeed?
    /// The feeds of places that feed readers find on this page, beside its own.
    let placeFeeds: [PlaceFeedView]
    /// All that it shows, where it is left as it stands while that stays the same; nil for what is made in every run.
    var content: (@Sendable () -> PieceContent)?

    init(
        path: String, template: String, view: @escaping @autoclosure @Sendable () -> any TemplateView, title: String,
        titleKeys: [String] = [], description: String, kind: PageKind,
        whole: Whole? = nil, partOf firstPart: String? = nil,
        category: Newsroom.Category.ID? = nil,
        successor: String? = nil, styles: [String] = [], foreign: ForeignSources = ForeignSources(),
        feed: FoundFeed? = nil, placeFeeds: [PlaceFeedView] = []
    ) {
        self.path = path
        self.template = template
        self.view = view
        self.title = title
        self.titleKeys = titleKeys
        self.description = description
        self.kind = kind
        self.whole = whole
        self.firstPart = firstPart
        self.category = category
        self.successor = successor
        self.styles = styles
        self.foreign = foreign
        self.feed = feed
        self.placeFeeds = placeFeeds
    }
}

extension PageDraft {
    /// Whether it is a further part of a long page. Such a part is there for slow lines; what reads Markdown takes the page whole.
    var isPart: Bool { firstPart != nil }

    /// Where its text stands as Markdown, from the site's root.
    var markdownPath: String { (firstPart ?? path).dropLast(5) + ".md" }

    /// The way from this page to the site's root: "" or "../".
    var wayToRoot: String { String(repeating: "../", count: path.count { $0 == "/" }) }

    /// The way from this page to another.
    func way(to page: String) -> String {
        let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
        return path.contains("/") && page.hasPrefix(folder) ? String(page.dropFirst(folder.count)) : wayToRoot + page
    }
}

/// The kinds of pages, which style sheets and scripts know by these names (`data-kind`, `page-desk`).
enum PageKind: String, CaseIterable, Sendable {
    case front, headlines, desk, story, thread, stories, map, signals, digest, search, archive, day, saved, history,
        settings, insights, discover, following, article
    case explore, you
    case about, report, puzzles, media
    /// The page of a story that was merged into another.
    case moved
    /// The last state of a page that the site has no more.
    case last
    case notFound = "not-found"
    /// What a reader without a network sees instead of a page that was not kept.
    case offline

    /// Whether search engines are told about it. What is about its reader is empty to everybody else.
    var isListed: Bool {
        switch self {
        case .saved, .history, .settings, .insights, .discover, .following, .you: false
        case .notFound, .offline, .report, .moved, .last, .article: false
        default: true
        }
    }

    /// Whether a shared link to it shows a picture of its own.
    var hasShareCard: Bool { [.front, .headlines, .map, .stories, .desk, .story].contains(self) }
}

extension PageKind {
    /// The places between which the masthead leads, by the names that it has for them.
    enum Place: String, CaseIterable {
        case today, digest, explore, search, you
    }

    /// The one of them that the page is or belongs to; nil for what may be reached from several.
    var place: Place? {
        switch self {
        case .front, .headlines: .today
        case .digest: .digest
        case .explore, .map, .signals, .stories, .archive, .day, .about, .report, .discover, .puzzles, .media: .explore
        case .search: .search
        case .you, .saved, .history, .settings, .insights, .following: .you
        case .desk, .story, .thread, .moved, .last, .article, .notFound, .offline: nil
        }
    }
}
