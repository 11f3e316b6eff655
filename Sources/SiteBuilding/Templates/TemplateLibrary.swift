internal import Newsroom

/// Compiled templates by path. The extension determines how values are escaped: `.md` for Markdown, `.xhtml` and
/// the other files of books for XML, anything else for HTML.
struct TemplateLibrary: Sendable {
    private let templates: [String: CompiledTemplate]
    /// The interface languages, sorted: one for each file of `words/`.
    let languages: [String]

    /// Folders with Mustache files. Files in `inline` and `icons` are used within a line, so their final line break is
    /// removed.
    private static let folders = ["pages", "cards", "parts", "inline", "icons", "mail", "book"]
    static let layout = "layout.html"

    /// Compiles all templates.
    ///
    /// - Parameter words: the texts for `[[key]]` in templates.
    init(_ templates: Templates, words: Localisation) throws(TemplateError) {
        var compiled: [String: CompiledTemplate] = [:]
        var includes: [String: [Include]] = [:]
        let paths =
            [Self.layout, WidgetPage.template, PrivateShell.template] + Self.folders.flatMap { templates.paths(in: $0) }
        for path in paths {
            var text = try TextPlaceholders(in: path, words: words).replaced(in: templates.text(path))
            if path.hasPrefix("inline/") || path.hasPrefix("icons/"), text.last?.isNewline == true { text.removeLast() }
            compiled[path] = CompiledTemplate(
                parts: try TemplateParser.parts(of: text, in: path), escaping: Escaping(path: path))
            includes[path] = Include.all(in: text)
        }
        try Self.check(includes)
        self.templates = compiled
        languages = templates.languages
    }

    func has(_ name: String) -> Bool { templates[name] != nil }

    /// Returns the template of a category's icon, falling back to a dot.
    func icon(of category: Newsroom.Category) -> String {
        let icon = "icons/\(category.icon).svg"
        return has(icon) ? icon : "icons/dot.svg"
    }

    /// Renders a template.
    ///
    /// - Returns: the output in UTF-8.
    func render(_ name: String, _ view: any TemplateView) throws(TemplateError) -> [UInt8] {
        guard has(name) else { throw TemplateError(file: name, problem: "does not exist") }
        var renderer = TemplateRenderer(templates, view: view)
        renderer.render(name)
        return renderer.output
    }

    /// Checks that every included template exists and that none includes itself, which would never end.
    private static func check(_ includes: [String: [Include]]) throws(TemplateError) {
        for (path, wanted) in includes.sorted(by: { $0.key < $1.key }) {
            for include in wanted where includes[include.name] == nil {
                throw TemplateError(
                    file: path, line: include.line, problem: "the included template '\(include.name)' does not exist")
            }
            var reached: Set<String> = []
            var ahead = wanted.map(\.name)
            while let next = ahead.popLast() {
                if next == path { throw TemplateError(file: path, problem: "it includes itself") }
                if reached.insert(next).inserted { ahead += (includes[next] ?? []).map(\.name) }
            }
        }
    }
}
