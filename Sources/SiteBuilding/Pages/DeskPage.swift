internal import Newsroom

/// Template values for a category's or subcategory's page: `name`, `icon`, `description`, `chips`, `pulse`, `sections`,
/// `isThin`, `isEmpty`, `ways`.
struct DeskPage: TemplateView {
    let name: LinkView
    let icon: String
    let description: LocalisedName?
    let parent: LinkView?
    /// Links to the category itself and its subcategories; empty if it has none.
    let chips: [LinkView]
    let pulse: PulseView?
    let sections: [SectionView]
    /// Whether the page goes back more than a week because the week had too few articles.
    let isThin: Bool
    var ways: PartLinks?

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": name
        case "icon": icon
        case "description": description
        case "parent": parent
        case "chips": chips
        case "hasChips": !chips.isEmpty
        case "pulse": pulse
        case "sections": sections
        case "isThin": isThin
        case "isEmpty": sections.isEmpty
        case "ways": ways
        default: nil
        }
    }
}
