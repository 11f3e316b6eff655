/// The pages' style sheet, bundled into one file. In the template `style.css`, each `@import "styles/….css"
/// layer(name);` is replaced by that file, wrapped in a cascade layer if it names one (CSS Cascading and Inheritance
/// Level 5, section 6.4). The order is that of the template. Style sheets for single pages may contain imports too.
/// Comments stay behind.
struct StyleSheet {
    static let list = "style.css"

    /// Returns a bundled style sheet.
    ///
    /// - Parameter list: the path of the sheet with the imports, which are resolved relative to it as in browsers.
    static func text(of templates: Templates, from list: String = list) throws(TemplateError) -> String {
        var text = ""
        var layer: String?
        // Consecutive imports in the same layer share one block.
        func pass(to next: String?) {
            if next == layer { return }
            text += (layer == nil ? "" : "}\n") + (next.map { "@layer \($0) {\n" } ?? "")
            layer = next
        }
        for (number, line) in try lines(of: list, templates) {
            guard let item = Import(line, in: list) else {
                pass(to: nil)
                text += line + "\n"
                continue
            }
            guard templates.files[item.path] != nil else {
                throw TemplateError(
                    file: list, line: number, problem: "the imported style sheet '\(item.path)' does not exist")
            }
            pass(to: item.layer)
            text += try templates.text(item.path)
        }
        pass(to: nil)
        return StyleComments.removed(from: text)
    }

    /// Returns the sheets in `styles/` that are not imported by any other: those of single pages.
    static func alone(of templates: Templates) throws(TemplateError) -> [String] {
        let sheets = templates.paths(in: "styles").filter { $0.hasSuffix(".css") }
        var imported: Set<String> = []
        for list in [list] + sheets {
            imported.formUnion(try lines(of: list, templates).compactMap { Import($0.line, in: list)?.path })
        }
        return sheets.filter { !imported.contains($0) }
    }

    private static func lines(
        of list: String, _ templates: Templates
    ) throws(TemplateError) -> [(number: Int, line: Substring)] {
        var lines = try templates.text(list).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.enumerated().map { ($0.offset + 1, $0.element) }
    }

    private struct Import {
        let path: String
        let layer: String?

        /// Parses an import; nil for any other line, and for imports from other hosts.
        init?(_ line: Substring, in list: String) {
            guard line.hasPrefix("@import \"") else { return nil }
            let parts = line.dropFirst(9).split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].contains(":") else { return nil }
            let folder = list.lastIndex(of: "/").map { list[...$0] } ?? ""
            path = String(folder + parts[0])
            let rest = parts[1].split(whereSeparator: { " ();".contains($0) })
            layer = rest.first == "layer" ? rest.dropFirst().first.map(String.init) : nil
        }
    }
}
