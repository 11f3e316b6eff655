internal import Newsroom

extension SitePlan {
    var search: PageDraft {
        PageDraft(
            path: SiteFile.search.rawValue, template: "pages/search.md", view: PlainPage(siteTitle: edition.site.title),
            title: words["title.search"], titleKeys: ["title.search"], description: words["description.search"],
            kind: .search)
    }
}

/// A page that says the same of every edition: `404.html`.
struct PlainPage: TemplateView {
    let siteTitle: String

    func child(named name: String) -> Any? { name == "siteTitle" ? siteTitle : nil }
}
