internal import Newsroom

/// A page in the schema.org vocabulary: its site, its breadcrumbs and the articles it lists.
///
/// Articles are attributed to their publishers, with the original addresses, dates and names.
struct StructuredData {
    let site: Site
    let language: String
    let draft: PageDraft
    let briefs: [Brief]
    /// The desks above the page, outermost first.
    let trail: [(name: String, path: String)]

    var value: StructuredValue {
        let address = SiteAddress(site)
        return .object([
            "@context": .text("https://schema.org"),
            "@type": .text(briefs.isEmpty ? "WebPage" : "CollectionPage"),
            "name": .text(draft.title), "description": .text(draft.description), "inLanguage": .text(language),
            "url": address.map { .text($0(draft.path)) },
            "isPartOf": .object([
                "@type": .text("WebSite"), "name": .text(site.title), "description": .text(site.tagline),
                "url": address.map { .text($0.text) },
            ]),
            "breadcrumb": address.flatMap(breadcrumbs),
            "mainEntity": briefs.isEmpty ? nil : list,
        ])
    }

    private var list: StructuredValue {
        .object([
            "@type": .text("ItemList"), "numberOfItems": .number(briefs.count),
            "itemListElement": .list(
                briefs.enumerated().map { index, brief in
                    .object([
                        "@type": .text("ListItem"), "position": .number(index + 1), "item": Self.article(brief),
                    ])
                }),
        ])
    }

    private static func article(_ brief: Brief) -> StructuredValue {
        let article = brief.article
        return .object([
            "@type": .text("NewsArticle"), "headline": .text(article.title),
            "url": LinkAddress.safe(article.url).map { .text($0) },
            "inLanguage": brief.language.map { .text($0) },
            "datePublished": article.published.flatMap {
                $0 <= article.firstSeen ? .text(WallClock.timestamp($0)) : nil
            },
            "publisher": .object([
                "@type": .text("Organization"), "name": .text(brief.source.name),
                "url": LinkAddress.safe(brief.source.site).map { .text($0) },
            ]),
        ])
    }

    /// Returns the breadcrumbs, or nil for the front page, where a single step would be pointless.
    private func breadcrumbs(_ address: SiteAddress) -> StructuredValue? {
        guard draft.path != "index.html" else { return nil }
        let steps = [(name: site.title, path: "index.html")] + trail + [(name: draft.title, path: draft.path)]
        return .object([
            "@type": .text("BreadcrumbList"),
            "itemListElement": .list(
                steps.enumerated().map { index, step in
                    .object([
                        "@type": .text("ListItem"), "position": .number(index + 1), "name": .text(step.name),
                        "item": .text(address(step.path)),
                    ])
                }),
        ])
    }
}
