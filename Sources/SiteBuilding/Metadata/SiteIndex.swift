internal import FoundationEssentials
internal import Newsroom

/// Files at the site's root that describe it to programs: `sitemap.xml`, `robots.txt`, `llms.txt` and `opensearch.xml`.
struct SiteIndex {
    let site: Site
    let drafts: [PageDraft]
    let words: Localisation
    let listings: Listings
    /// The stories, newest first.
    let stories: [StoryFile]
    let names: PageNames

    var pages: [Page] {
        var pages = [
            Page(path: SiteFile.robots.rawValue, text: robots), Page(path: SiteFile.overview.rawValue, text: overview),
        ]
        // Sitemaps require absolute addresses (sitemaps.org, "loc"), so there is none without the site's address.
        if let address = SiteAddress(site) {
            pages.append(Page(path: SiteFile.sitemap.rawValue, text: sitemap(address)))
            pages.append(Page(path: SiteFile.openSearch.rawValue, text: search(address)))
        }
        return pages
    }

    /// The rules for crawlers: everything is allowed (RFC 9309).
    private var robots: String {
        "User-agent: *\nAllow: /\n" + (SiteAddress(site).map { "Sitemap: \($0(SiteFile.sitemap.rawValue))\n" } ?? "")
    }

    /// Describes the site's search to browsers (OpenSearch 1.1).
    private func search(_ address: SiteAddress) -> String {
        XMLElement(
            "OpenSearchDescription", ["xmlns": "http://a9.com/-/spec/opensearch/1.1/"],
            elements: [
                // The format allows at most 16 characters.
                XMLElement("ShortName", text: String(site.title.prefix(16))),
                XMLElement("Description", text: words["description.search"]),
                XMLElement(
                    "Url",
                    ["type": "text/html", "template": address(PageKind.search.path) + "?q={searchTerms}"]),
            ]
        ).document
    }

    /// Returns the sitemap, limited to the 50,000 addresses that the protocol allows.
    private func sitemap(_ address: SiteAddress) -> String {
        let pages = drafts.filter(\.kind.isIndexed).prefix(50_000)
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

    /// A list of the Markdown pages for language models (llmstxt.org).
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

    /// Returns a text without characters that could end a link or a line.
    private static func plain(_ text: String) -> String {
        String(text.map { "[]\\<>`*_".contains($0) || $0.isNewline ? " " : $0 })
    }
}

/// The articles that each page is about, for the metadata in its head.
struct Listings: Sendable {
    private let byPath: [String: [Brief]]

    /// The maximum number of articles in a page's head.
    private static let mostArticles = 12

    init(_ edition: Edition, on shelf: CardShelf) {
        var listings = ["index.html": edition.headlines, "headlines.html": edition.headlines]
        for desk in edition.desks {
            listings[Address.deskPath(desk.category.id, desk.subcategory?.id)] = desk.sections.flatMap(\.briefs)
        }
        for file in edition.stories + edition.pastStories {
            listings[edition.pageNames.storyPath(file.story.id)] = file.briefs.reversed()
        }
        for thread in edition.threads where thread.only == nil {
            listings[edition.pageNames.threadPath(thread.id)] = shelf.files(of: thread).map(\.lead)
        }
        for subject in edition.subjects {
            listings[edition.pageNames.subjectPath(subject.id)] = shelf.files(of: subject).map(\.lead)
        }
        byPath = listings.mapValues { Array($0.prefix(Self.mostArticles)) }
    }

    /// Returns a page's articles, or nil if it is about something else.
    subscript(path: String) -> [Brief]? { byPath[path] }
}
