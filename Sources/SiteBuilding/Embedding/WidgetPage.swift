internal import Newsroom

/// Headlines to embed in other people's pages (`widget.html`). Template values: `siteTitle`, `tagline`, `language`,
/// `headlines` (cards), `isEmpty`.
struct WidgetPage: TemplateView {
    static let template = "widget.html"
    /// The number of headlines, chosen to fit a sidebar.
    static let mostHeadlines = 10

    let edition: Edition
    let shelf: CardShelf

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "siteTitle": edition.site.title
        case "tagline": edition.site.tagline
        case "language": shelf.words.language
        case "headlines": edition.headlines.prefix(Self.mostHeadlines).map { CardView(brief: $0, shelf: shelf) }
        case "isEmpty": edition.headlines.isEmpty
        default: nil
        }
    }

    func page(by library: TemplateLibrary) throws(TemplateError) -> Page {
        let html = try library.render(Self.template, self)
        return Page(
            path: SiteFile.widget.rawValue, bytes: Substitution("=\"\(Address.root)", with: "=\"").applied(to: html))
    }
}
