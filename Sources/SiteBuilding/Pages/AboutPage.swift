internal import Newsroom

/// Template values for `about.html`: `siteTitle`, `tagline`, `zone` (the time zone), `desks` (the sources by category),
/// `count`, `isFirst`, `hasBook`, `ways`.
struct AboutPage: TemplateView {
    /// Template values for one category's sources: `name`, `category`, `address`, `sources`.
    struct Sources: TemplateView {
        let desk: LinkView
        let sources: [SourceView]

        func child(named name: String) -> (any TemplateValue)? {
            name == "sources" ? sources : desk.child(named: name)
        }
    }

    /// Template values for a source: `name`, `address`, `isLinked`, `language`, `region` (the code of its
    /// country) and `country`, `trust` (its tier).
    struct SourceView: TemplateView {
        let source: FeedSource
        let words: Localisation

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "name": source.name
            case "address": LinkAddress.safe(source.site)
            case "isLinked": LinkAddress.safe(source.site) != nil
            case "language": source.language?.nonEmpty.map { LanguageView($0, words: words) }
            case "region": source.country?.nonEmpty
            case "country": source.country?.nonEmpty.map(words.regions.name)
            case "trust": words.wording("tier.\(source.tier.rawValue)")
            default: nil
            }
        }
    }

    let site: Site
    let tagline: LocalisedName
    let desks: [Sources]
    let count: LocalisedText
    /// Whether this is the first part, which introduces the site; later parts only continue the list of sources.
    var isFirst = true
    /// Whether the edition is also a book.
    let hasBook: Bool
    var ways: PartLinks?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "siteTitle": site.title
        case "tagline": tagline
        case "zone": site.timeZone
        case "desks": desks
        case "count": count
        case "isFirst": isFirst
        case "hasBook": hasBook
        case "ways": ways
        default: nil
        }
    }
}
