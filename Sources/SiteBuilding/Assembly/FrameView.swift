internal import Newsroom

/// The values of the layout: those of the page and those of the site.
struct FrameView: TemplateView {
    let site: Site
    /// Its title.
    let title: LocalisedName
    /// The way from the edition's root to the site's: "" or "../".
    let home: String
    /// Where the style and the scripts are, from the site's root.
    let assets: String
    let words: Localisation
    let draft: PageDraft
    /// HTML.
    let masthead: String
    /// HTML.
    let body: String
    let hasRemoteImages: Bool
    let hasPuzzles: Bool
    let isPrivate: Bool
    let discovery: MetadataView

    /// The keys of the parts of the title between " · ", for scripts; the site's own comes last.
    private var titleKeys: [String] {
        let own = title.wording?.key ?? "-"
        return draft.kind == .front ? [own] : draft.titleKeys + [own]
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "siteTitle": site.title
        case "site": title
        case "home": home
        case "assets": home + assets
        case "tagline": site.tagline
        case "language": words.language
        case "title": draft.title
        case "titleKeys": titleKeys.contains { $0 != "-" } ? titleKeys.joined(separator: " ") : nil
        case "description": draft.description
        case "kind": draft.kind.rawValue
        case "category": draft.category
        case "styles": draft.styles
        case "isFront": draft.kind == .front
        case "markdown": Address.root + draft.markdownPath
        case "masthead": masthead
        case "body": body
        case "successor": draft.successor.map { draft.way(to: $0) }
        case "hasRemoteImages": hasRemoteImages
        case "hasPuzzles": hasPuzzles
        case "isPrivate": isPrivate
        // Shown at any depth of a site that does not know where it lies: a script finds its root (`parts/lost.html`).
        case "isLost": draft.kind == .notFound && LinkAddress.safe(site.address) == nil
        case "foreignFrames": draft.foreign.frames.joined(separator: " ").nonEmpty
        case "foreignFiles": draft.foreign.files.joined(separator: " ").nonEmpty
        case "foreignPictures": draft.foreign.pictures.joined(separator: " ").nonEmpty
        case "foreignLists": draft.foreign.lists.joined(separator: " ").nonEmpty
        case "discovery": discovery
        case "zone": site.timeZone
        default: nil
        }
    }
}

/// The values of the masthead: `site` (its title), `navigation`, `editions`, and which place is current (`isToday`, `isDigest`,
/// `isExplore`, `isSearch`, `isYou`). It is the same on every page of a desk and of a place, and rendered once.
struct MastheadView: TemplateView {
    let site: LocalisedName
    let navigation: [LinkView]
    /// The other editions.
    let editions: [LinkView]
    let place: PageKind.Place?
    /// The way from the edition's root to the site's: "" or "../".
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
