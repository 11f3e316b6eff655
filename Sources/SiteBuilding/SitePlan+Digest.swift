internal import Newsroom

/// The day in short: as a page, and as it is sent.
extension SitePlan {
    var digest: PageDraft {
        PageDraft(
            path: SiteFile.digest.rawValue, template: "pages/digest.md",
            view: digestPage(root: Address.root, spoken: EpisodeLink(episodes, site: edition.site)),
            title: words["title.digest"], titleKeys: ["title.digest"], description: words["description.digest"],
            kind: .digest)
    }

    /// The digest as it is sent, where no address can begin at the page: one of the site's own pages is named only when
    /// the owner has said where the site is.
    func digestMail() throws(TemplateError) -> [Page] {
        let address = LinkAddress.safe(edition.site.address)
        let page = digestPage(root: address.map { $0.hasSuffix("/") ? $0 : $0 + "/" })
        return [
            Page(path: SiteFile.digestMail.rawValue, bytes: try library.render("mail/digest.html", page)),
            Page(path: SiteFile.digestText.rawValue, text: DigestText(page: page).text),
        ]
    }

    private func digestPage(root: String?, spoken: EpisodeLink? = nil) -> DigestPage {
        DigestPage(
            summaries.digest, site: edition.site, day: shelf.clock.dayView(edition.moment), shelf: shelf, root: root,
            quiet: quiet, spoken: spoken)
    }
}
