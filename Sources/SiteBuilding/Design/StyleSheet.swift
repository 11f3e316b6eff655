/// `assets/style.css`: the list `style.css` of the templates with each `@import "styles/….css";` replaced by that file.
/// The order is the templates' own, and a browser fetches one file.
struct StyleSheet {
    static let list = "style.css"

    static func text(of templates: Templates) throws(TemplateError) -> String {
        var text = ""
        for (number, line) in try templates.text(list).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            guard line.hasPrefix("@import \""), let end = line.dropFirst(9).firstIndex(of: "\"") else {
                text += line + "\n"
                continue
            }
            let path = String(line.dropFirst(9)[..<end])
            guard templates.files[path] != nil else {
                throw TemplateError(
                    file: list, line: number + 1, problem: "there is no style sheet '\(path)' to import")
            }
            text += try templates.text(path)
        }
        return text
    }
}
