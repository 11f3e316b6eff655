internal import Newsroom

/// The page of podcasts, videos and galleries.
extension SitePlan {
    /// Returns the media page, limited to the newest items that fit on one page. The page exists even when empty, and
    /// then says so.
    func mediaPage() throws(TemplateError) -> PageDraft {
        let media = shelf.media
        var renderer = renderer
        let base = try renderer.size(of: draft(of: []))
        let sizes = media.map { prerendered.size("medium", $0.brief.slot) }
        return draft(of: Array(media[PageSplitter.pages(of: sizes, besides: base)[0]]))
    }

    private func draft(of media: [(brief: Brief, medium: Medium)]) -> PageDraft {
        draft(
            .media, MediaPage(media), styles: [assets + "media.css"], foreign: ForeignSources(media.map(\.medium)))
    }
}

extension Edition {
    /// The newest podcasts, videos and galleries.
    var media: [(brief: Brief, medium: Medium)] {
        var found: [(brief: Brief, medium: Medium)] = []
        for brief in archive where found.count < MediaPage.most {
            if let medium = Medium(brief.article) { found.append((brief, medium)) }
        }
        return found
    }
}
