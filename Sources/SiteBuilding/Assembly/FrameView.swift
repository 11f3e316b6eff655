internal import Newsroom

/// Template values for the layout, from both the page and the site.
struct FrameView: TemplateView {
    let layout: LayoutRenderer
    let draft: PageDraft
    /// The rendered masthead, as HTML.
    let masthead: String
    /// The rendered body, as HTML.
    let body: String
    let discovery: MetadataView

    /// The wording keys for the parts of the title between " · ", used by scripts; the site's own comes last.
    private var titleKeys: [String] {
        let own = layout.title.wording?.key ?? "-"
        return draft.kind == .front ? [own] : draft.titleKeys + [own]
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "siteTitle": layout.site.title
        case "site": layout.title
        case "home": layout.home
        case "assets": layout.home + layout.assets
        case "tagline": layout.site.tagline
        case "language": layout.words.language
        case "title": draft.title
        case "titleKeys": titleKeys.contains { $0 != "-" } ? titleKeys.joined(separator: " ") : nil
        case "description": draft.description
        case "kind": draft.kind.rawValue
        case "category": draft.category
        case "styles": draft.styles
        case "isFront": draft.kind == .front
        case "markdown": draft.hasMarkdown ? Address.root + draft.markdownPath : nil
        case "masthead": masthead
        case "body": body
        case "successor": draft.successor.map { draft.way(to: $0) }
        case "hasRemoteImages": layout.settings.images == .remote
        case "hasPuzzles": layout.settings.puzzles
        case "isPrivate": layout.settings.isPrivate
        // The page is shown at any depth, and the site has no configured address: a script finds the root
        // (`parts/lost.html`).
        case "isLost": draft.kind == .notFound && LinkAddress.safe(layout.site.address) == nil
        case "foreignFrames": draft.foreign.frames.joined(separator: " ").nonEmpty
        case "foreignFiles": draft.foreign.files.joined(separator: " ").nonEmpty
        case "foreignPictures": draft.foreign.pictures.joined(separator: " ").nonEmpty
        case "foreignLists": draft.foreign.lists.joined(separator: " ").nonEmpty
        case "discovery": discovery
        case "zone": layout.site.timeZone
        default: nil
        }
    }
}

/// Template values for the masthead: `site` (its title), `navigation`, `editions`, and the current place (`isToday`,
/// `isDigest`, `isExplore`, `isSearch`, `isYou`). It is rendered once for all pages of the same desk or place.
struct MastheadView: TemplateView {
    let site: LocalisedName
    let navigation: [LinkView]
    /// Links to the other editions.
    let editions: [LinkView]
    let place: PageKind.Place?
    /// The relative path from the edition's root to the site's: "" or "../".
    let home: String

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "site": site
        case "navigation": navigation
        case "editions": editions
        case "hasEditions": !editions.isEmpty
        case "isToday": place == .today
        case "isDigest": place == .digest
        case "isExplore": place == .explore
        case "isSearch": place == .search
        case "isYou": place == .you
        case "home": home
        default: nil
        }
    }
}
