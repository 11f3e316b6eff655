internal import Newsroom

/// The templates compiled, each under its path, its ending deciding how values are escaped: `.md` for Markdown, every
/// other for HTML.
struct TemplateLibrary: Sendable {
    private let templates: [String: CompiledTemplate]
    /// The languages of the interface, sorted: a file of `words/` each.
    let languages: [String]

    /// Folders whose files are Mustache. A file in `inline` stands inside a line: its last line end is not part of it.
    private static let folders = ["pages", "cards", "parts", "inline", "icons", "mail"]
    static let layout = "layout.html"

    /// - Parameter words: what `[[key]]` in a template stands for.
    init(_ templates: Templates, words: Localisation) throws(TemplateError) {
        var compiled: [String: CompiledTemplate] = [:]
        var includes: [String: [Include]] = [:]
        let paths =
            [Self.layout, WidgetPage.template, PrivateShell.template] + Self.folders.flatMap { templates.paths(in: $0) }
        for path in paths {
            var text = try WordMarks(in: path, words: words).replaced(in: templates.text(path))
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

    /// The template of a category's icon; a dot where there is none of that name.
    func icon(of category: Newsroom.Category) -> String {
        let icon = "icons/\(category.icon).svg"
        return has(icon) ? icon : "icons/dot.svg"
    }

    /// - Returns: UTF-8.
    func render(_ name: String, _ view: any TemplateView) throws(TemplateError) -> [UInt8] {
        guard has(name) else { throw TemplateError(file: name, problem: "there is no such template") }
        var renderer = TemplateRenderer(templates, view: view)
        renderer.render(name)
        return renderer.output
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
}
