internal import Computing
internal import Newsroom

/// A renderer of the layout around a page's body: head, masthead and footer.
///
/// Two pages of one kind and edition differ there only in their drafts' facts and in the articles that they list.
struct LayoutRenderer: Sendable {
    private let library: TemplateLibrary
    let site: Site
    /// The site's title.
    let title: LocalisedName
    let words: Localisation
    /// The relative path from the edition's root to the site's: "" or "../".
    let home: String
    /// The folder of style sheets and scripts, relative to the site's root.
    let assets: String
    let settings: SiteSettings
    private let navigation: [LinkView]
    private let editions: [LinkView]
    private let categories: [Newsroom.Category]
    private let listings: Listings
    private var mastheads: [Current: String] = [:]
    private var shared: [PageKind: UInt64] = [:]

    /// The items that a masthead marks as current.
    private struct Current: Hashable {
        let category: Newsroom.Category.ID?
        let place: PageKind.Place?
    }

    /// - Parameter assets: the folder of style sheets and scripts, relative to the site's root.
    init(library: TemplateLibrary, edition: Edition, shelf: CardShelf, assets: String) throws(TemplateError) {
        self.library = library
        self.assets = assets
        site = edition.site
        title = shelf.words.titleView(of: edition.site.title, folder: edition.folder)
        categories = edition.categories
        listings = Listings(edition, on: shelf)
        words = shelf.words
        let home = Address.home(from: edition.folder)
        self.home = home
        editions = shelf.words.links(to: edition.others, home: home)
        settings = shelf.settings
        navigation = edition.categories.map { category in
            var link = shelf.words.link(to: category)
            link.icon = library.icon(of: category)
            return link
        }
        for kind in PageKind.allCases {
            let empty = PageDraft(
                path: "", template: "", view: PlainPage(siteTitle: ""), title: "", description: "", kind: kind)
            shared[kind] = fingerprintNumber(ofBytes: try page(around: [], of: empty, listing: articles(on: empty)))
        }
    }

    /// Returns the hash of everything that the layouts of all pages of a kind have in common.
    func hash(sharedBy kind: PageKind) -> UInt64 { shared[kind] ?? 0 }

    func articles(on draft: PageDraft) -> ListedArticles {
        ListedArticles(listings[draft.path], on: draft, of: site, categories: categories, words: words)
    }

    /// Renders a page's layout around its body, as HTML.
    mutating func page(
        around body: [UInt8], of draft: PageDraft, listing articles: ListedArticles
    ) throws(TemplateError) -> [UInt8] {
        let masthead = try masthead(
            for: Current(category: draft.kind == .desk ? draft.category : nil, place: draft.kind.place))
        let frame = FrameView(
            layout: self, draft: draft, masthead: masthead, body: String(decoding: body, as: UTF8.self),
            discovery: MetadataView(
                site: site, words: words, draft: draft, hasCard: settings.drawsShareCards, hasBooks: settings.epub,
                articles: articles))
        return try library.render(TemplateLibrary.layout, frame)
    }

    private mutating func masthead(for current: Current) throws(TemplateError) -> String {
        if let masthead = mastheads[current] { return masthead }
        var navigation = navigation
        for index in navigation.indices { navigation[index].isCurrent = navigation[index].category == current.category }
        let rendered = try library.render(
            "parts/masthead.html",
            MastheadView(
                site: title, navigation: navigation, editions: editions, place: current.place, home: home))
        let masthead = String(decoding: rendered.withoutLastLineBreaks, as: UTF8.self)
        mastheads[current] = masthead
        return masthead
    }

    /// Returns the prefix for links from a page to the site's root. Servers show `404.html` for any missing address,
    /// where relative links break, so it uses the path of the site's configured address. With the host as well, it
    /// would have neither style nor scripts in a preview elsewhere (`pulse serve`). Without an address, links are
    /// relative to the root found by a script (`parts/lost.html`). Without scripts they work only for pages missing
    /// directly at the root.
    func root(of draft: PageDraft) -> String {
        guard draft.kind == .notFound else { return draft.wayToRoot }
        guard let address = LinkAddress.safe(site.address) else { return draft.wayToRoot }
        let path = address.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
        return path.hasSuffix("/") ? String(path) : path + "/"
    }
}

extension [UInt8] {
    /// The text without line breaks at its end.
    var withoutLastLineBreaks: ArraySlice<UInt8> {
        self[..<(lastIndex { !(0x0A...0x0D).contains($0) } ?? -1).advanced(by: 1)]
    }
}
