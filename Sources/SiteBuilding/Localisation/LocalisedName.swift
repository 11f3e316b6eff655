internal import Newsroom

/// A text that may be the site's own: `name`, and `wording` where it is, so that a page can show it in other languages.
struct LocalisedName: TemplateView {
    let name: String
    let wording: LocalisedText?

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": name
        case "wording": wording ?? false
        default: nil
        }
    }
}

extension Localisation {
    /// A text of the configuration, which is ours when it is what stands under the key.
    func view(of text: String, _ key: String) -> LocalisedName {
        let wording = wording(of: text, key)
        return LocalisedName(name: wording?.text ?? text, wording: wording)
    }

    /// A sentence of the rules.
    func view(of statement: Statement) -> LocalisedName {
        let wording = wording(of: statement)
        return LocalisedName(name: wording?.text ?? statement.text, wording: wording)
    }
}

extension Localisation {
    /// The page of a category, or of one of its subcategories, by the name that it goes by.
    func link(to category: Newsroom.Category, _ subcategory: Subcategory? = nil) -> LinkView {
        let name = subcategory?.name ?? category.name
        let key = ["category", category.id] + (subcategory.map { [$0.id] } ?? [])
        return LinkView(
            name: name, address: Address.desk(category.id, subcategory?.id), category: category.id,
            wording: wording(of: name, key.joined(separator: ".")))
    }
}
