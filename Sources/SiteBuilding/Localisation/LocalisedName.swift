internal import Newsroom

/// A text that scripts can translate if it is the site's own: `name`, and its `wording` in that case.
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
    /// Returns a text of the configuration. It is translatable if it equals our own text for the key.
    func view(of text: String, _ key: String) -> LocalisedName {
        let wording = wording(of: text, key)
        return LocalisedName(name: wording?.text ?? text, wording: wording)
    }

    /// Returns a sentence from the rules.
    func view(of statement: Statement) -> LocalisedName {
        let wording = wording(of: statement)
        return LocalisedName(name: wording?.text ?? statement.text, wording: wording)
    }
}

extension Localisation {
    /// Returns a link to the page of a category or subcategory, with its displayed name.
    func link(to category: Newsroom.Category, _ subcategory: Subcategory? = nil) -> LinkView {
        let name = subcategory?.name ?? category.name
        let key = ["category", category.id] + (subcategory.map { [$0.id] } ?? [])
        return LinkView(
            name: name, address: Address.desk(category.id, subcategory?.id), category: category.id,
            wording: wording(of: name, key.joined(separator: ".")))
    }
}
