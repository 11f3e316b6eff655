internal import Newsroom

/// Where the site will be published, for what only whole addresses can say: sitemaps, canonical links, share cards, the
/// addresses of feeds.
struct SiteAddress: Sendable, Equatable {
    /// Ends in a slash.
    let text: String

    /// - Returns: nil when the owner has not said where, or named no web address.
    init?(_ site: Site) {
        guard let address = LinkAddress.safe(site.address) else { return nil }
        text = address.hasSuffix("/") ? address : address + "/"
    }

    /// - Parameter path: from the site's root; a page that stands for its folder is named by the folder.
    func callAsFunction(_ path: String) -> String {
        text + (path == "index.html" ? "" : path)
    }
}
