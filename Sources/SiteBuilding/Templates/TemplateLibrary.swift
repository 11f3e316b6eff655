internal import Mustache
internal import Newsroom

/// The templates compiled, each under its path, its ending deciding how values are escaped: `.md` for Markdown, every
/// other for HTML.
struct TemplateLibrary: Sendable {
    private let library: MustacheLibrary
    private let names: Set<String>
    /// The languages of the interface, sorted: a file of `words/` each.
    let languages: [String]

    /// Folders whose files are Mustache. A file in `inline` stands inside a line: its last line end is not part of it.
    private static let folders = ["pages", "cards", "parts", "inline", "icons", "mail"]
    static let layout = "layout.html"

    /// - Parameter words: what `[[key]]` in a template stands for.
    init(_ templates: Templates, words: Localisation) throws(TemplateError) {
        MustacheContentTypes.register(MarkdownText(), named: MarkdownText.name)
        MustacheContentTypes.register(HTMLText(), named: HTMLText.name)
        var library = MustacheLibrary()
        var includes: [String: [Include]] = [:]
        let paths = [Self.layout, WidgetPage.template] + Self.folders.flatMap { templates.paths(in: $0) }
        for path in paths {
            var text = try WordMarks(in: path, words: words).replaced(in: templates.text(path))
            if path.hasPrefix("inline/") || path.hasPrefix("icons/"), text.last?.isNewline == true { text.removeLast() }
            let type = path.hasSuffix(".md") ? MarkdownText.name : HTMLText.name
            do {
                // A line of its own, which Mustache takes away whole.
                library.register(
                    try MustacheTemplate(string: "{{% CONTENT_TYPE:\(type)}}\n" + text), named: path)
            } catch let error as MustacheTemplate.ParserError {
                throw TemplateError(
                    file: path, line: max(error.context.lineNumber - 1, 1), problem: Self.words(for: error.error))
            } catch {
                throw TemplateError(file: path, problem: "\(error)")
            }
            includes[path] = Include.all(in: text)
        }
        try Self.check(includes)
        self.library = library
        names = Set(paths)
        languages = templates.languages
    }

    func has(_ name: String) -> Bool { names.contains(name) }

    /// The template of a category's icon; a dot where there is none of that name.
    func icon(of category: Newsroom.Category) -> String {
        let icon = "icons/\(category.icon).svg"
        return has(icon) ? icon : "icons/dot.svg"
    }

    func render(_ name: String, _ view: any MustacheParent) throws(TemplateError) -> String {
        guard let text = library.render(view, withTemplate: name) else {
            throw TemplateError(file: name, problem: "there is no such template")
        }
        return text
    }

    /// Everything that is included is there, and nothing includes itself (it would never end).
    private static func check(_ includes: [String: [Include]]) throws(TemplateError) {
        for (path, wanted) in includes.sorted(by: { $0.key < $1.key }) {
            for include in wanted where includes[include.name] == nil {
                throw TemplateError(
                    file: path, line: include.line, problem: "there is no template '\(include.name)' to include")
            }
            var reached: Set<String> = []
            var ahead = wanted.map(\.name)
            while let next = ahead.popLast() {
                if next == path { throw TemplateError(file: path, problem: "it includes itself") }
                if reached.insert(next).inserted { ahead += (includes[next] ?? []).map(\.name) }
            }
        }
    }

    private static func words(for error: any Error) -> String {
        switch error {
        case MustacheTemplate.Error.sectionCloseNameIncorrect:
            "a section is closed under another name than it was opened"
        case MustacheTemplate.Error.unfinishedName:
            "a tag is not closed, or holds a character that names cannot have"
        case MustacheTemplate.Error.expectedSectionEnd: "a section is opened and never closed"
        case MustacheTemplate.Error.invalidConfigVariableSyntax, MustacheTemplate.Error.unrecognisedConfigVariable:
            "a pragma that is not known"
        default: "not Mustache (\(error))"
        }
    }
}
