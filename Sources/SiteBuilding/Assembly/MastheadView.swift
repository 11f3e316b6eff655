/// What the masthead may name: `siteTitle`, `navigation` and `editions`. It is the same on every page of a desk, and printed once.
struct MastheadView: TemplateView {
    let siteTitle: String
    let navigation: [LinkView]
    /// The other editions.
    let editions: [LinkView]

    func child(named name: String) -> Any? {
        switch name {
        case "siteTitle": siteTitle
        case "navigation": navigation
        case "editions": editions
        default: nil
        }
    }
}
