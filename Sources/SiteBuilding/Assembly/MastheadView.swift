/// What the masthead may name: `siteTitle` and `navigation`. It is the same on every page of a desk, and printed once.
struct MastheadView: TemplateView {
    let siteTitle: String
    let navigation: [LinkView]

    func child(named name: String) -> Any? {
        switch name {
        case "siteTitle": siteTitle
        case "navigation": navigation
        default: nil
        }
    }
}
