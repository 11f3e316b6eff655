internal import FoundationEssentials
internal import Newsroom

/// The words as pages fetch them when a reader changes the language: of each file of `words/` what pages say
/// (`assets/words/es.json`), and apart from it why articles matter (`es.why.json`), which only pages with such articles
/// ask for. What is missing in a language is said in English.
enum PublishedWords {
    static func pages(of templates: Templates, languages: [String]) throws(TemplateError) -> [Page] {
        var pages: [Page] = []
        for language in languages {
            let words = try Words(templates, language: language)
            let texts = words.all.filter { !$0.key.hasPrefix("search.say.") }
            let reasons = texts.filter { $0.key.hasPrefix("why.") }
            pages += [
                Page(
                    path: "assets/words/\(language).json",
                    bytes: JSONFile.bytes(of: texts.filter { reasons[$0.key] == nil })),
                Page(path: "assets/words/\(language).why.json", bytes: JSONFile.bytes(of: reasons)),
            ]
        }
        return pages
    }
}
