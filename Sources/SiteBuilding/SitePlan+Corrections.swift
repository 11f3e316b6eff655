internal import Newsroom

/// The page of corrections to earlier editions.
extension SitePlan {
    /// The most corrections in the digest, which links to the rest.
    private static let mostInDigest = 5

    /// The page; nil if there is nothing to correct.
    var correctionsPage: PageDraft? {
        guard !edition.corrections.isEmpty else { return nil }
        let title = words["title.corrections"]
        return PageDraft(
            path: SiteFile.corrections.rawValue, template: "pages/corrections.md",
            view: CorrectionsPage(edition.corrections, shelf: shelf), title: title,
            titleKeys: ["title.corrections"], description: words["description.corrections"], kind: .corrections,
            feed: FoundFeed(path: .corrections, title: "\(title) · \(edition.site.title)"))
    }

    /// The latest corrections, for the digest.
    var latestCorrections: [CorrectionView] {
        edition.corrections.prefix(Self.mostInDigest).map { CorrectionView(correction: $0, shelf: shelf) }
    }
}
