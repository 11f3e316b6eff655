/// Something with a page: `name`, `address` (and `isLinked`), and where it matters `category` (for its colour), `icon`, `count`, `note`,
/// `isCurrent`.
struct LinkView: TemplateView {
    let name: String
    let address: String?
    var category: String?
    /// A template of `icons/`.
    var icon: String?
    var count: String?
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
        case "note": note
        case "isCurrent": isCurrent
        default: nil
        }
    }
}
