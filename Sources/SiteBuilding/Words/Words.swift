internal import FoundationEssentials

/// The words that the code itself must choose among (months, statuses, plural forms), in one language: a file of
/// `words/` in the templates, one JSON object of texts.
struct Words: Sendable {
    /// The language that it is written in, as a BCP 47 tag.
    let language: String
    private let texts: [String: String]

    /// - Parameter language: the site's; where no such file exists, English.
    init(_ templates: Templates, language: String) throws(TemplateError) {
        let english = "words/en.json"
        let wanted = "words/\(language.lowercased().prefix { $0 != "-" }).json"
        let path = templates.files[wanted] == nil ? english : wanted
        let fallback = try Self.texts(of: Templates(), english)
        texts = try fallback.merging(Self.texts(of: templates, path)) { _, chosen in chosen }
        self.language = texts["language"] ?? "en"
    }

    private static func texts(of templates: Templates, _ path: String) throws(TemplateError) -> [String: String] {
        let bytes = Array(try templates.text(path).utf8)
        guard let texts = try? JSONDecoder().decode([String: String].self, from: Data(bytes)) else {
            throw TemplateError(file: path, problem: "not one JSON object whose values are all texts")
        }
        return texts
    }

    /// The text under a key; the key itself where there is none, so that the gap is seen.
    subscript(_ key: String) -> String { texts[key] ?? key }

    /// A text with its `{names}` filled in.
    func text(_ key: String, _ values: [String: String]) -> String {
        Pattern(self[key]).filled { values[$0] }
    }

    /// A text that depends on a number: `articles.one`, `articles.other`, with `{n}` in them.
    func text(_ key: String, counting count: Int, _ values: [String: String] = [:]) -> String {
        text(key + (count == 1 ? ".one" : ".other"), values.merging(["n": number(count)]) { own, _ in own })
    }

    /// "12,345".
    func number(_ value: Int) -> String {
        var grouped = ""
        let digits = String(value.magnitude)
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += self["number.group"] }
            grouped.append(digit)
        }
        return value < 0 ? "−" + grouped : grouped
    }

    /// The words of a list ("January February …"), from 0; empty when there are fewer.
    func word(_ index: Int, of key: String) -> String {
        let words = self[key].split(separator: " ")
        return words.indices.contains(index) ? String(words[index]) : ""
    }
}
