internal import Computing
internal import Newsroom

/// A page before rendering: its template, its values, and the facts that the layout needs.
struct PageDraft: Sendable {
    /// The unsplit version of a long page.
    struct Whole: Sendable {
        let view: @Sendable () -> any TemplateView

        init(_ view: @escaping @autoclosure @Sendable () -> any TemplateView) { self.view = view }
    }

    /// The page's path: "sports/tennis.html".
    let path: String
    /// The template's name: "pages/desk.md".
    let template: String
    /// The template values, created when the page is rendered.
    let view: @Sendable () -> any TemplateView
    /// The page's title in the browser tab, before the site's own.
    let title: String
    /// The wording keys for the title's parts between " · ", which scripts use to translate them. A day has its id
    /// instead, and text by an author has "-". Empty if the whole title is such text.
    let titleKeys: [String]
    let description: String
    let kind: PageKind
    /// The unsplit page, from which the Markdown is made; nil if the page has no further parts.
    let whole: Whole?
    /// The path of the long page whose later part this is; nil for any other page.
    let firstPart: String?
    /// The category that gives the page its colour.
    let category: Newsroom.Category.ID?
    /// The path of the page that replaces this one, relative to the site's root. Readers are redirected immediately.
    let successor: String?
    /// Extra style sheets, as paths relative to the site's root.
    let styles: [String]
    /// Content that the page may load from other hosts if the reader asks for it.
    let foreign: ForeignSources
    /// The feed to follow a story, or the own feed of a running story, person or place. Other pages' feeds are derived
    /// from their paths.
    let feed: FoundFeed?
    /// Feeds of places that feed readers discover on this page, besides its own feed.
    let placeFeeds: [PlaceFeedView]
    /// Whether a current story's page has a share card of its own.
    let hasOwnCard: Bool
    /// Whether the page is also published as Markdown.
    let hasMarkdown: Bool
    /// Inputs, hashed to decide whether the last run's file can be reused; nil if the page is always rebuilt.
    var content: (@Sendable () -> CacheInputs)?

    init(
        path: String, template: String, view: @escaping @autoclosure @Sendable () -> any TemplateView, title: String,
        titleKeys: [String] = [], description: String, kind: PageKind,
        whole: Whole? = nil, partOf firstPart: String? = nil,
        category: Newsroom.Category.ID? = nil,
        successor: String? = nil, styles: [String] = [], foreign: ForeignSources = ForeignSources(),
        feed: FoundFeed? = nil, placeFeeds: [PlaceFeedView] = [], hasOwnCard: Bool = false, hasMarkdown: Bool = true
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
        self.hasOwnCard = hasOwnCard
        self.hasMarkdown = hasMarkdown
    }
}

extension PageDraft {
    /// Whether this is a later part of a long page. Pages are split for slow connections; Markdown is not split.
    var isPart: Bool { firstPart != nil }

    /// The path of the page's Markdown version, relative to the site's root.
    var markdownPath: String { (firstPart ?? path).dropLast(5) + ".md" }

    /// The relative path from this page to the site's root: "" or "../".
    var wayToRoot: String { String(repeating: "../", count: path.count { $0 == "/" }) }

    /// Returns the relative path from this page to another.
    func way(to page: String) -> String {
        let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
        return path.contains("/") && page.hasPrefix(folder) ? String(page.dropFirst(folder.count)) : wayToRoot + page
    }
}

/// The kinds of pages. Style sheets and scripts use these names (`data-kind`, `page-desk`).
enum PageKind: String, CaseIterable, Sendable {
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

    /// Whether search engines should index it. Pages about the reader are empty for everybody else.
    var isListed: Bool {
        switch self {
        case .saved, .history, .settings, .insights, .discover, .following, .you: false
        case .notFound, .offline, .report, .moved, .last, .article: false
        default: true
        }
    }

    /// Whether link previews show a picture made for every page of this kind.
    var hasShareCard: Bool { [.front, .headlines, .map, .stories, .desk].contains(self) }
}

extension PageKind {
    /// The top-level places in the masthead, by their template names.
    enum Place: String, CaseIterable {
        case today, digest, explore, search, you
    }

    /// The place that the page belongs to; nil for pages reachable from several.
    var place: Place? {
        switch self {
        case .front, .headlines: .today
        case .digest: .digest
        case .explore, .map, .signals, .stories, .archive, .day, .about, .report, .discover, .puzzles, .media,
            .corrections:
            .explore
        case .search: .search
        case .you, .saved, .history, .settings, .insights, .following: .you
        case .desk, .story, .thread, .subject, .moved, .last, .article, .notFound, .offline: nil
        }
    }
}
