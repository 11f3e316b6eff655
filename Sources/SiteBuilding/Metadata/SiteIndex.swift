internal import FoundationEssentials
internal import Newsroom

/// The files at the site's root that tell programs what there is: `sitemap.xml`, `robots.txt`, `llms.txt`, `opensearch.xml`.
struct SiteIndex {
    let site: Site
    let drafts: [PageDraft]
    let words: Localisation
    let listings: Listings
    /// Newest first.
    let stories: [StoryFile]
    let names: PageNames

    var pages: [Page] {
        var pages = [
            Page(path: SiteFile.robots.rawValue, text: robots), Page(path: SiteFile.overview.rawValue, text: overview),
        ]
        // Addresses in a sitemap are whole (sitemaps.org, "loc"), so without the site's there is none.
        if let address = SiteAddress(site) {
            pages.append(Page(path: SiteFile.sitemap.rawValue, text: sitemap(address)))
            pages.append(Page(path: SiteFile.openSearch.rawValue, text: search(address)))
        }
        return pages
    }

    /// Nothing is kept from anybody (RFC 9309).
    private var robots: String {
        "User-agent: *\nAllow: /\n" + (SiteAddress(site).map { "Sitemap: \($0(SiteFile.sitemap.rawValue))\n" } ?? "")
    }

    /// How browsers and other programs search here (OpenSearch 1.1).
    private func search(_ address: SiteAddress) -> String {
        XMLElement(
            "OpenSearchDescription", ["xmlns": "http://a9.com/-/spec/opensearch/1.1/"],
            elements: [
                // At most 16 letters, says the format.
                XMLElement("ShortName", text: String(site.title.prefix(16))),
                XMLElement("Description", text: words["description.search"]),
                XMLElement(
                    "Url",
                    ["type": "text/html", "template": address(SiteFile.search.rawValue) + "?q={searchTerms}"]),
            ]
        ).document
    }

    /// At most 50,000 addresses, as the protocol has it; a site of this kind has hundreds.
    private func sitemap(_ address: SiteAddress) -> String {
        let pages = drafts.filter(\.kind.isListed).prefix(50_000)
        return XMLElement(
            "urlset", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"],
            elements: pages.map { draft in
                let newest = listings[draft.path]?.map(\.article.moment).max()
                return XMLElement(
                    "url",
                    elements: [XMLElement("loc", text: address(draft.path))]
                        + (newest.map { [XMLElement("lastmod", text: WallClock.timestamp($0))] } ?? []))
            }
        ).document
    }

    /// The pages as Markdown, for readers that are language models (llmstxt.org).
    private var overview: String {
        let address = SiteAddress(site)
        func link(_ name: String, _ path: String, _ note: String) -> String {
            let target = address?(path) ?? path
            return "- [\(Self.plain(name))](\(target)): \(Self.plain(note))\n"
        }
        func links(_ kinds: [PageKind]) -> String {
            drafts.filter { kinds.contains($0.kind) && !$0.isPart }
                .map { link($0.title, $0.markdownPath, $0.description) }.joined()
        }
        return """
            # \(Self.plain(site.title))

            > \(Self.plain(site.tagline))

            \(words["llms.about"])

            ## \(words["llms.pages"])

            \(links([.front, .headlines, .stories, .map, .archive, .about]))
            ## \(words["nav.categories"])

            \(links([.desk]))
            ## \(words["llms.data"])

            \(link("headlines.json", "headlines.json", words["title.headlines"]))\
            \(link("feeds/index.xml", "feeds/index.xml", "Atom"))\
            \(link("feeds/index.json", "feeds/index.json", "JSON Feed"))
            ## Optional

            \(stories.prefix(50).map {
                link(
                    $0.lead.article.title, names.storyPath($0.story.id).dropLast(5) + ".md",
                    words.text("sources", counting: $0.story.publishers))
            }.joined())
            """
    }

    /// A text that ends no link and no line.
    private static func plain(_ text: String) -> String {
        String(text.map { "[]\\<>`*_".contains($0) || $0.isNewline ? " " : $0 })
    }
}

/// The articles that a page is about, for programs that read no further than its head.
struct Listings: Sendable {
    private let byPath: [String: [Brief]]

    /// Articles named in one page's head.
    private static let depth = 12

    init(_ edition: Edition, on shelf: CardShelf) {
        var listings = ["index.html": edition.headlines, "headlines.html": edition.headlines]
        for desk in edition.desks {
            listings[Address.deskPath(desk.category.id, desk.subcategory?.id)] = desk.sections.flatMap(\.briefs)
        }
        for file in edition.stories + edition.fadedStories {
            listings[edition.pageNames.storyPath(file.story.id)] = file.briefs.reversed()
        }
        for thread in edition.threads {
            listings[edition.pageNames.threadPath(thread.id)] = shelf.files(of: thread).map(\.lead)
        }
        byPath = listings.mapValues { Array($0.prefix(Self.depth)) }
    }

    /// nil for pages that are about something else.
    subscript(path: String) -> [Brief]? { byPath[path] }
}
