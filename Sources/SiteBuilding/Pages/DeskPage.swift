internal import Newsroom

/// A category or a subcategory: `name`, `icon`, `description`, `chips`, `pulse`, `sections`, `isThin`, `isEmpty`, `ways`.
struct DeskPage: TemplateView {
    let name: LinkView
    let icon: String
    let description: LocalisedName?
    let parent: LinkView?
    /// The category itself and its subcategories; empty when there is nothing to choose.
    let chips: [LinkView]
    let pulse: PulseView?
    let sections: [SectionView]
    /// Whether the page reaches further back than a week because the week was thin.
    let isThin: Bool
    var ways: PartWays?

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
