internal import Newsroom

/// Template values for a link: `name`, `address` (and `isLinked`), `wording` if the name is translatable, and
/// optionally `category` (for its colour), `icon`, `count`, `note`, `isCurrent`.
struct LinkView: TemplateView, Encodable {
    let name: String
    let address: String?
    var category: String?
    /// The name of a template in `icons/`.
    var icon: String?
    var count: LocalisedText?
    /// The translatable form of the name, if it is the site's own.
    var wording: LocalisedText?
    var note: String?
    var isCurrent = false

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": name
        case "address": address
        case "isLinked": address != nil
        case "category": category
        case "icon": icon
        case "count": count
        case "wording": wording ?? false
        case "note": note
        case "isCurrent": isCurrent
        default: nil
        }
    }
}

extension LinkView {
    /// Links to an article on its publisher's site, under the publisher's name.
    init(to brief: Brief) {
        self.init(name: brief.source.name, address: LinkAddress.safe(brief.article.url))
    }
}

extension String {
    /// The string, or nil if it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
