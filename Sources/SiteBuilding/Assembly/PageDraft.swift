internal import Newsroom

/// A page before rendering: its template, its values, and the facts that the layout needs.
@dynamicMemberLookup
struct PageDraft: Sendable {
    /// The unsplit version of a long page.
    struct Whole: Sendable {
        let view: @Sendable () -> any TemplateView

        init(_ view: @escaping @autoclosure @Sendable () -> any TemplateView) { self.view = view }
    }

    /// The facts about a page that the layout shows around its content.
    struct Facts: Sendable, Encodable {
        /// The page's path: "sports/tennis.html".
        let path: String
        /// The template's name: "pages/desk.md".
        let template: String
        /// The page's title in the browser tab, before the site's own.
        let title: String
        /// The wording keys for the title's parts between " · ", which scripts use to translate them. A day has its id
        /// instead, and text by an author has "-". Empty if the whole title is such text.
        let titleKeys: [String]
        let description: String
        let kind: PageKind
        /// The path of the long page whose later part this is; nil for any other page.
        let firstPart: String?
        /// The category that gives the page its colour.
        let category: Newsroom.Category.ID?
        /// The path of the page that replaces this one, relative to the site's root. Readers are redirected
        /// immediately.
        let successor: String?
        /// Extra style sheets, as paths relative to the site's root.
        let styles: [String]
        /// Content that the page may load from other hosts if the reader asks for it.
        let foreign: ForeignSources
        /// The feed to follow a story, or the own feed of a running story, person or place. Other pages' feeds are
        /// derived from their paths.
        let feed: FoundFeed?
        /// Feeds of places that feed readers discover on this page, besides its own feed.
        let placeFeeds: [PlaceFeedView]
        /// Whether a current story's page has a share card of its own.
        let hasOwnCard: Bool
        /// Whether the page is also published as Markdown.
        let hasMarkdown: Bool
    }

    let facts: Facts
    /// The template values, created when the page is rendered.
    let view: @Sendable () -> any TemplateView
    /// The unsplit page, from which the Markdown is made; nil if the page has no further parts.
    let whole: Whole?

    subscript<Value>(dynamicMember path: KeyPath<Facts, Value>) -> Value { facts[keyPath: path] }

    init(
        path: String, template: String, view: @escaping @autoclosure @Sendable () -> any TemplateView, title: String,
        titleKeys: [String] = [], description: String, kind: PageKind,
        whole: Whole? = nil, partOf firstPart: String? = nil,
        category: Newsroom.Category.ID? = nil,
        successor: String? = nil, styles: [String] = [], foreign: ForeignSources = ForeignSources(),
        feed: FoundFeed? = nil, placeFeeds: [PlaceFeedView] = [], hasOwnCard: Bool = false, hasMarkdown: Bool = true
    ) {
        facts = Facts(
            path: path, template: template, title: title, titleKeys: titleKeys, description: description, kind: kind,
            firstPart: firstPart, category: category, successor: successor, styles: styles, foreign: foreign,
            feed: feed, placeFeeds: placeFeeds, hasOwnCard: hasOwnCard, hasMarkdown: hasMarkdown)
        self.view = view
        self.whole = whole
    }
}

extension PageDraft {
    /// Whether this is a later part of a long page. Pages are split for slow connections; Markdown is not split.
    var isPart: Bool { facts.firstPart != nil }

    /// The path of the page's Markdown version, relative to the site's root.
    var markdownPath: String { (facts.firstPart ?? facts.path).dropLast(5) + ".md" }

    /// The relative path from this page to the site's root: "" or "../".
    var wayToRoot: String { String(repeating: "../", count: facts.path.count { $0 == "/" }) }

    /// Returns the relative path from this page to another.
    func way(to page: String) -> String {
        let path = facts.path
        let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
        return path.contains("/") && page.hasPrefix(folder) ? String(page.dropFirst(folder.count)) : wayToRoot + page
    }
}
