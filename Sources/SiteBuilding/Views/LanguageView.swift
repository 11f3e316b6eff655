/// Template values for a language: `tag` (BCP 47, from which scripts take its name in another language) and `name`.
struct LanguageView: TemplateView {
    let tag: String
    let name: String

    init(_ tag: String, words: Localisation) {
        self.tag = tag
        name = words.regions.language(tag)
    }

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "tag": tag
        case "name": name
        default: nil
        }
    }
}
