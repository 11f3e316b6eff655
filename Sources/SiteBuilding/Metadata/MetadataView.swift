internal import Newsroom

/// Template values for the metadata in a page's head: `canonical`, `isAddressed`, `feeds`, `hasCatalogue`,
/// `openGraphType`, `card` (the picture in link previews) with `cardWidth` and `cardHeight`, `data` (JSON-LD, ready for
/// a `script` element).
struct MetadataView: TemplateView {
    let site: Site
    let words: Localisation
    let draft: PageDraft
    let hasCard: Bool
    /// Whether the site has a catalogue of books.
    let hasBooks: Bool
    let articles: ListedArticles

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "canonical": canonical
        case "isAddressed": SiteAddress(site) != nil
        case "feeds": feeds
        // Not on every page: turning books on should not change the pages of all stories.
        case "hasCatalogue": hasBooks && [.front, .digest, .about].contains(draft.kind)
        case "openGraphType": draft.kind == .story ? "article" : "website"
        case "card": hasCard ? SiteAddress(site).map { $0(ShareCardPlan.path(of: draft)) } : nil
        case "cardWidth": String(ShareCard.width)
        case "cardHeight": String(ShareCard.height)
        case "data": articles.data
        default: nil
        }
    }

    /// The canonical address of the page, or of its successor if its story was merged. It is absolute if the site has
    /// an address.
    private var canonical: String? {
        guard draft.kind != .notFound else { return nil }
        return SiteAddress(site).map { $0(draft.successor ?? draft.path) } ?? draft.successor.map { draft.way(to: $0) }
    }

    /// The page's own feed if it has one, the edition's feed, and then those of places.
    private var feeds: [LinkView] {
        let edition = FoundFeed(path: FeedPath(stem: "feeds/index"), title: site.title)
        let own = draft.path == "index.html" ? nil : draft.feed ?? namedFeed
        return (own?.links ?? []) + edition.links
            + draft.placeFeeds.map { feed in
                LinkView(
                    name: "\(feed.place.name) · \(site.title)", address: feed.place.address,
                    note: "application/atom+xml")
            }
    }

    /// The feed of a page that always has one. Stories and running stories name theirs in the draft, if they have any.
    private var namedFeed: FoundFeed? {
        guard articles.areListed, ![.story, .thread].contains(draft.kind), let stem = FeedPlan.stem(of: draft.path)
        else { return nil }
        return FoundFeed(path: FeedPath(stem: stem), title: "\(draft.title) · \(site.title)")
    }
}

/// The part of a page's head that depends on its articles.
struct ListedArticles: Encodable, Sendable {
    /// Whether the page is about articles.
    let areListed: Bool
    /// The page and its articles as JSON-LD, ready for a `script` element.
    let data: String?

    /// - Parameter briefs: the page's articles; nil if the page is not about articles.
    init(
        _ briefs: [Brief]?, on draft: PageDraft, of site: Site, categories: [Newsroom.Category], words: Localisation
    ) {
        areListed = briefs != nil
        guard ![.notFound, .offline, .moved, .last].contains(draft.kind) else {
            data = nil
            return
        }
        let category = categories.first { $0.id == draft.category }
        let isDesk = category.map { Address.deskPath($0.id, nil) == draft.path } ?? true
        data =
            StructuredData(
                site: site, language: words.language, draft: draft, briefs: briefs ?? [],
                trail: isDesk ? [] : category.map { [(name: $0.name, path: Address.deskPath($0.id, nil))] } ?? []
            ).value.scriptText
    }
}
