/// Something with a page: `name`, `address` (and `isLinked`), `wording` where the name is our own, and where it matters `category` (for its colour), `icon`, `count`, `note`,
/// `isCurrent`.
struct LinkView: TemplateView {
    let name: String
    let address: String?
    var category: String?
    /// A template of `icons/`.
    var icon: String?
    var count: LocalisedText?
    /// The name in other languages, where it is a word of the site's own.
    var wording: LocalisedText?
    var note: String?
    var isCurrent = false
    /// Whether readers do not see it; scripts find it all the same.
    var isHidden = false

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
        case "isHidden": isHidden
        default: nil
        }
    }
}

extension String {
    /// nil when empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
