internal import Newsroom

/// The daily digest, as a page and as an email.
extension SitePlan {
    var digest: PageDraft {
        draft(
            .digest,
            digestPage(
                of: summaries.digest, root: Address.root, spoken: EpisodeLink(episodes, site: edition.site),
                corrections: latestCorrections))
    }

    /// Returns the digest as an email. Relative links do not work there, so it links to the site's pages only if the
    /// owner has configured an address.
    func digestMail() throws(TemplateError) -> [Page] {
        let page = digestPage(of: summaries.mailedDigest, root: SiteAddress(edition.site)?.text)
        return [
            Page(path: SiteFile.digestMail.rawValue, bytes: try library.render("mail/digest.html", page)),
            Page(
                path: SiteFile.digestText.rawValue,
                text: DigestText(page: page, headlineFrom: words["digest.headline"]).text),
        ]
    }

    /// - Parameter root: the prefix for links to the site's own pages; nil leaves them out.
    func digestPage(
        of digest: Digest, root: String?, spoken: EpisodeLink? = nil, corrections: [CorrectionView] = []
    ) -> DigestPage {
        DigestPage(
            digest, site: edition.site, day: shelf.clock.dayView(edition.moment), shelf: shelf, root: root,
            quiet: quiet, spoken: spoken, earlier: anniversaries(root: root), corrections: corrections)
    }
}
