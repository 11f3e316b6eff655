/// What the masthead may name: `siteTitle`, `navigation` and `editions`. It is the same on every page of a desk, and printed once.
struct MastheadView: TemplateView {
    let siteTitle: String
    let navigation: [LinkView]
    /// The other editions.
    let editions: [LinkView]
    /// The way from the edition's root to the site's: "" or "../".
    let home: String

    func child(named name: String) -> Any? {
        switch name {
        case "siteTitle": siteTitle
        case "navigation": navigation
        case "editions": editions
        case "home": home
        default: nil
        }
    }
}
