/// The interface in every language of the templates, each read once: pages, their words as files and the search ask for them
/// again and again.
struct Localisations: Sendable {
    /// In the order of the languages' codes.
    let all: [Localisation]
    private let templates: Templates
    private let english: [String: String]

    init(_ templates: Templates) throws(TemplateError) {
        self.templates = templates
        english = try Localisation.englishTexts()
        var all: [Localisation] = []
        for language in templates.languages {
            all.append(try Localisation(templates, language: language, over: english))
        }
        self.all = all
    }

    /// - Parameter language: a site's; where there is none such, English.
    func words(in language: String) throws(TemplateError) -> Localisation {
        let file = Localisation.file(of: language, in: templates)
        if let words = all.first(where: { $0.file == file }) { return words }
        return try Localisation(templates, language: language, over: english)
    }
}

extension SiteBuilder {
    /// The templates in a language.
    func library(in words: Localisation) throws(TemplateError) -> TemplateLibrary {
        words.file == english.file ? english.library : try TemplateLibrary(templates, words: words)
    }
}
