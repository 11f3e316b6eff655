internal import Newsroom

extension SitePlan {
    var search: PageDraft {
        PageDraft(
            path: "search.html", template: "pages/search.md", view: PlainPage(siteTitle: edition.site.title),
            title: words["title.search"], titleKeys: ["title.search"], description: words["description.search"],
            kind: "search")
    }
}
