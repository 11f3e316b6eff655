/// Placeholders for the site's own texts in a template. `[[key]]` inserts the text in an element that carries its key,
/// so that scripts can translate it. `[[=key]]` inserts the bare text, as attributes require.
///
/// Texts may refer to template values as `{name}`. In Markdown templates their `**strong**`, `*emphasis*` and
/// `[links](address)` are Markdown; in HTML templates they are plain text.
struct TextPlaceholders {
    private let path: String
    private let words: Localisation

    init(in path: String, words: Localisation) {
        self.path = path
        self.words = words
    }

    /// Replaces all placeholders in a template.
    ///
    /// - Throws: an error naming the line if a key has no text.
    func replaced(in text: String) throws(TemplateError) -> String {
        guard text.contains("[[") else { return text }
        var result = ""
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if number > 0 { result += "\n" }
            result += try replaced(in: line, at: number + 1)
        }
        return result
    }

    private func replaced(in line: Substring, at number: Int) throws(TemplateError) -> String {
        var result = ""
        var rest = line
        while let opening = rest.firstRange(of: "[[") {
            // The first of three brackets opens a Markdown link.
            let start =
                rest[opening.upperBound...].hasPrefix("[") ? rest.index(after: opening.lowerBound) : opening.lowerBound
            let inside = rest[rest.index(start, offsetBy: 2)...]
            guard let closing = inside.firstRange(of: "]]") else { break }
            result += rest[..<start]
            var key = inside[..<closing.lowerBound]
            let isBare = key.hasPrefix("=")
            if isBare { key = key.dropFirst() }
            guard words.has(String(key)) else {
                throw TemplateError(file: path, line: number, problem: "the word '\(key)' is missing from words/")
            }
            let text = words[String(key)]
            result += isBare ? filled(text) : "<span data-word=\"\(key)\">\(filled(text, as: Self.found))</span>"
            rest = rest[closing.upperBound...]
        }
        return result + rest
    }

    /// Returns a value marked so that scripts can find it.
    private static func found(_ name: Substring) -> String { "<span data-value=\"\(name)\">" + value(name) + "</span>" }

    private static func value(_ name: Substring) -> String { "{{\(name)}}" }

    /// Returns the text with each `{name}` turned into a template value.
    private func filled(_ text: String, as value: (Substring) -> String = Self.value) -> String {
        var said = ""
        var rest = (path.hasSuffix(".md") ? text : HTMLText.escaped(text))[...]
        while let opening = rest.firstIndex(of: "{"), let closing = rest[opening...].firstIndex(of: "}") {
            said += rest[..<opening] + value(rest[rest.index(after: opening)..<closing])
            rest = rest[rest.index(after: closing)...]
        }
        return said + rest
    }
}
