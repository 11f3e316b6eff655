internal import Mustache

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

    func child(named: String) -> Any? {
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

/// The values that a template can use. A view looks each name up in a switch, because reflection was slow (187 µs for a card
/// of ten fields through `Mirror`); the switch is also the list of the names.
///
/// Mustache looks a name that a view does not have up in the view around it. An empty text counts as present, so views
/// return nil for what is empty.
protocol TemplateView: MustacheParent, Sendable {}

extension String {
    /// nil when empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
