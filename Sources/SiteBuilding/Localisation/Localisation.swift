internal import FoundationEssentials

/// The interface in one language: texts by key, plural forms and number formats. Each language is a file of `words/` in
/// the templates, containing one JSON object of texts.
public struct Localisation: Sendable {
    /// The language, as a BCP 47 tag.
    let language: String
    private let texts: [String: String]
    private let english: [String: String]
    private let forms: PluralForms
    /// The names of countries in this language.
    let regions: RegionNames

    /// The template file from which the texts were read.
    let file: String

    private static let first = "words/en.json"

    /// - Parameter language: the site's language. Without a matching file, English is used.
    init(_ templates: Templates, language: String) throws(TemplateError) {
        try self.init(templates, language: language, over: try Self.englishTexts())
    }

    /// - Parameter english: the fallback for missing texts, from `englishTexts`.
    init(_ templates: Templates, language: String, over english: [String: String]) throws(TemplateError) {
        let path = Self.file(of: language, in: templates)
        file = path
        texts = try english.merging(Self.texts(of: templates, path)) { _, chosen in chosen }
        self.english = english
        self.language = texts["language"] ?? "en"
        forms = PluralForms(texts)
        regions = RegionNames(locale: texts["locale"] ?? self.language)
    }

    /// Returns the built-in English, for the terminal, logs and machine-readable files.
    public static func english() throws(TemplateError) -> Localisation { try Localisation(Templates(), language: "en") }

    /// Returns the file of a language, falling back to English.
    static func file(of language: String, in templates: Templates) -> String {
        templates.file(ofLanguage: language) ?? first
    }

    /// Returns the texts of the built-in English.
    static func englishTexts() throws(TemplateError) -> [String: String] { try texts(of: Templates(), first) }

    private static func texts(of templates: Templates, _ path: String) throws(TemplateError) -> [String: String] {
        let bytes = Array(try templates.text(path).utf8)
        guard let texts = try? JSONDecoder().decode([String: String].self, from: Data(bytes)) else {
            throw TemplateError(file: path, problem: "must be one JSON object with only string values")
        }
        return texts
    }

    /// Returns the text for a key. If it is missing, the key itself is returned so that the gap is visible.
    subscript(_ key: String) -> String { texts[key] ?? key }

    /// Returns a text with its `{names}` replaced by values.
    func text(_ key: String, _ values: [String: String]) -> String {
        FormatString(self[key]).filled { values[$0] }
    }

    /// Returns a text that depends on a number: `articles.one` or `articles.other`, with `{n}` in it. The numbers for
    /// each form are listed under `plural.one` and so on, because languages differ: Portuguese uses the singular for
    /// zero (CLDR).
    func text(_ key: String, counting count: Int, _ values: [String: String] = [:]) -> String {
        text(form(of: key, counting: count), values.merging(["n": number(count)]) { own, _ in own })
    }

    /// Returns the key for the plural form of a number.
    func form(of key: String, counting count: Int) -> String {
        let form = "\(key).\(forms.form(of: count))"
        return has(form) ? form : key + ".other"
    }

    /// Returns whether there is a text for a key.
    func has(_ key: String) -> Bool { texts[key] != nil }

    /// All texts by key.
    var all: [String: String] { texts }

    /// Returns all keys with a prefix, sorted.
    func keys(from beginning: String) -> [String] { texts.keys.filter { $0.hasPrefix(beginning) }.sorted() }

    /// Returns whether a name is our own for something, in English or in this language, rather than one chosen by the
    /// owner.
    func isOurs(_ name: String, for key: String) -> Bool { texts[key] == name || english[key] == name }

    /// Formats a number: "12,345". Below the number given by `number.from` digits are not grouped: Spanish writes 4000
    /// but 40.000 (CLDR).
    func number(_ value: Int) -> String {
        guard value.magnitude >= UInt(self["number.from"]) ?? 1000 else {
            return value < 0 ? "−\(value.magnitude)" : String(value)
        }
        var grouped = ""
        let digits = String(value.magnitude)
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += self["number.group"] }
            grouped.append(digit)
        }
        return value < 0 ? "−" + grouped : grouped
    }

    /// Returns a word of a list ("January February …"), counting from 0, or an empty string beyond its end.
    func word(_ index: Int, of key: String) -> String {
        let words = self[key].split(separator: " ")
        return words.indices.contains(index) ? String(words[index]) : ""
    }
}
