internal import Newsroom

/// What the layout may name: the page's particulars and the site's.
struct FrameView: TemplateView {
    let site: Site
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

    func child(named name: String) -> Any? {
        switch name {
        case "siteTitle": site.title
        case "home": home
        case "tagline": site.tagline
        case "language": words.language
        case "title": draft.title
        case "description": draft.description
        case "kind": draft.kind
        case "category": draft.category
        case "styles": draft.styles
        case "early": draft.early.joined(separator: " ").nonEmpty
        case "isFront": draft.kind == "front"
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
