internal import Newsroom

/// The page of corrections to earlier editions.
extension SitePlan {
    /// The most corrections in the digest, which links to the rest.
    private static let mostInDigest = 5

    var correctionsPage: PageDraft {
        draft(
            .corrections, CorrectionsPage(edition.corrections, shelf: shelf),
            feed: FoundFeed(path: .corrections, title: "\(words["title.corrections"]) · \(edition.site.title)"))
    }

    /// The latest corrections, for the digest.
    var latestCorrections: [CorrectionView] {
        edition.corrections.prefix(Self.mostInDigest).map { CorrectionView(correction: $0, shelf: shelf) }
    }
}
