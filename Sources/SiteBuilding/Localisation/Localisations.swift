/// The interface in every available language. Each file is read only once, because pages, word files and the search
/// need the texts repeatedly.
struct Localisations: Sendable {
    /// All languages, sorted by code.
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

    /// Returns the texts in a language.
    ///
    /// - Parameter language: the site's language. Without a matching file, English is used.
    func words(in language: String) throws(TemplateError) -> Localisation {
        let file = Localisation.file(of: language, in: templates)
        if let words = all.first(where: { $0.file == file }) { return words }
        return try Localisation(templates, language: language, over: english)
    }
}

extension SiteBuilder {
    /// Returns the templates in a language.
    func library(in words: Localisation) throws(TemplateError) -> TemplateLibrary {
        words.file == english.file ? english.library : try TemplateLibrary(templates, words: words)
    }

    /// Returns a number of publishers in words, such as "3 publishers".
    ///
    /// - Parameter language: the site's language.
    public func count(ofPublishers count: Int, in language: String) throws(TemplateError) -> String {
        try languages.words(in: language).text("publishers", counting: count)
    }
}
