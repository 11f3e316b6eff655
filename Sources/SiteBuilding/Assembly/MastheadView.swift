/// What the masthead may name: `site` (its title), `navigation` and `editions`. It is the same on every page of a desk, and printed once.
struct MastheadView: TemplateView {
    let site: SaidView
    let navigation: [LinkView]
    /// The other editions.
    let editions: [LinkView]
    /// The way from the edition's root to the site's: "" or "../".
    let home: String

    func child(named name: String) -> Any? {
        switch name {
        case "site": site
        case "navigation": navigation
        case "editions": editions
        case "home": home
        default: nil
        }
    }
}
