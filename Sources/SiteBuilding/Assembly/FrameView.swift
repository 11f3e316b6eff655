internal import Newsroom

/// What the layout may name: the page's particulars and the site's.
struct FrameView: TemplateView {
    let site: Site
    /// Its title.
    let title: SaidView
    /// The way from the edition's root to the site's: "" or "../".
    let home: String
    let words: Words
    let draft: PageDraft
    /// HTML.
    let masthead: String
    /// HTML.
    let body: String
    let hasRemoteImages: Bool
    let discovery: DiscoveryView

    /// How scripts say the parts of the title between " · "; the site's own comes last.
    private var titleKeys: [String] {
        let own = title.wording?.key ?? "-"
        return draft.kind == .front ? [own] : draft.titleKeys + [own]
    }

    func child(named name: String) -> Any? {
        switch name {
        case "siteTitle": site.title
        case "site": title
        case "home": home
        case "tagline": site.tagline
        case "language": words.language
        case "title": draft.title
        case "titleKeys": titleKeys.contains { $0 != "-" } ? titleKeys.joined(separator: " ") : nil
        case "description": draft.description
        case "kind": draft.kind.rawValue
        case "category": draft.category
        case "styles": draft.styles
        case "early": draft.early.joined(separator: " ").nonEmpty
        case "isFront": draft.kind == .front
        case "markdown": Address.root + draft.path.dropLast(5) + ".md"
        case "masthead": masthead
        case "body": body
        case "successor": draft.successor
        case "hasRemoteImages": hasRemoteImages
        case "discovery": discovery
        case "zone": site.timeZone
        default: nil
        }
    }
}
