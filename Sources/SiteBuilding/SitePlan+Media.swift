internal import Newsroom

/// What can be heard, watched and looked through.
extension SitePlan {
    /// What has no room on one page is left out: the newest are wanted. Its address stays where there is nothing, and then it
    /// says so.
    func mediaPage() throws(TemplateError) -> PageDraft {
        let media = shelf.media
        var renderer = renderer
        let base = try renderer.size(of: draft(of: []))
        let sizes = media.map { stock.size("medium", $0.brief.slot) }
        return draft(of: Array(media[PageFilling.pages(of: sizes, besides: base)[0]]))
    }

    private func draft(of media: [(brief: Brief, medium: Medium)]) -> PageDraft {
        PageDraft(
            path: SiteFile.media.rawValue, template: "pages/media.md", view: MediaPage(media),
            title: words["title.media"], titleKeys: ["title.media"], description: words["description.media"],
            kind: .media, styles: [assets + "media.css"], foreign: ForeignSources(media.map(\.medium)))
    }
}

extension Edition {
    /// The newest articles that can be heard, watched or looked through.
    var media: [(brief: Brief, medium: Medium)] {
        var found: [(brief: Brief, medium: Medium)] = []
        for brief in archive where found.count < MediaPage.most {
            if let medium = Medium(brief.article) { found.append((brief, medium)) }
        }
        return found
    }
}
