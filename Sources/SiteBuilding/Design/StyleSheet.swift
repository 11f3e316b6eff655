/// `style.css` of the pages: the list `style.css` of the templates with each `@import "styles/….css" layer(name);` replaced by
/// that file, in a cascade layer where it names one (CSS Cascading and Inheritance Level 5, section 6.4).
/// The order is the templates' own, and a browser fetches one file.
struct StyleSheet {
    static let list = "style.css"

    static func text(of templates: Templates) throws(TemplateError) -> String {
        var text = ""
        for (number, line) in try lines(of: templates) {
            guard let item = Import(line) else {
                text += line + "\n"
                continue
            }
            guard templates.files[item.path] != nil else {
                throw TemplateError(
                    file: list, line: number, problem: "there is no style sheet '\(item.path)' to import")
            }
            let sheet = try templates.text(item.path)
            text += item.layer.map { "@layer \($0) {\n\(sheet)}\n" } ?? sheet
        }
        return text
    }

    /// The sheets of `styles/` that the list leaves out: those of single pages.
    static func alone(of templates: Templates) throws(TemplateError) -> [String] {
        let imported = Set(try lines(of: templates).compactMap { Import($0.line)?.path })
        return templates.paths(in: "styles").filter { $0.hasSuffix(".css") && !imported.contains($0) }
    }

    private static func lines(of templates: Templates) throws(TemplateError) -> [(number: Int, line: Substring)] {
        let lines = try templates.text(list).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { ($0.offset + 1, $0.element) }
    }

    private struct Import {
        let path: String
        let layer: String?

        init?(_ line: Substring) {
            guard line.hasPrefix("@import \"") else { return nil }
            let parts = line.dropFirst(9).split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            path = String(parts[0])
            let rest = parts[1].split(whereSeparator: { " ();".contains($0) })
            layer = rest.first == "layer" ? rest.dropFirst().first.map(String.init) : nil
        }
    }
}
