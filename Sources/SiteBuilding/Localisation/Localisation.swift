internal import FoundationEssentials

/// The interface in one language: its texts by key, its plural forms, its numbers. A language is a file of `words/` in the
/// templates, one JSON object of texts.
public struct Localisation: Sendable {
    /// The language that it is written in, as a BCP 47 tag.
    let language: String
    private let texts: [String: String]
    private let english: [String: String]
    private let forms: PluralForms
    /// The names of countries.
    let regions: RegionNames

    /// The file of the templates that it was read from.
    let file: String

    private static let first = "words/en.json"

    /// - Parameter language: the site's; where no such file exists, English.
    init(_ templates: Templates, language: String) throws(TemplateError) {
        try self.init(templates, language: language, over: try Self.englishTexts())
    }

    /// - Parameter english: what texts are that the language lacks, as `englishTexts` has them.
    init(_ templates: Templates, language: String, over english: [String: String]) throws(TemplateError) {
        let path = Self.file(of: language, in: templates)
        file = path
        texts = try english.merging(Self.texts(of: templates, path)) { _, chosen in chosen }
        self.english = english
        self.language = texts["language"] ?? "en"
        forms = PluralForms(texts)
        regions = RegionNames(locale: texts["locale"] ?? self.language)
    }

    /// English, as the tool has it: for the terminal, logs and files that programs read.
    public static func english() throws(TemplateError) -> Localisation { try Localisation(Templates(), language: "en") }

    /// The file of a language, or else of English.
    static func file(of language: String, in templates: Templates) -> String {
        templates.file(ofLanguage: language) ?? first
    }

    /// The texts of the tool's own English.
    static func englishTexts() throws(TemplateError) -> [String: String] { try texts(of: Templates(), first) }

    private static func texts(of templates: Templates, _ path: String) throws(TemplateError) -> [String: String] {
        let bytes = Array(try templates.text(path).utf8)
        guard let texts = try? JSONDecoder().decode([String: String].self, from: Data(bytes)) else {
            throw TemplateError(file: path, problem: "not one JSON object whose values are all texts")
        }
        return texts
    }

    /// The text under a key; the key itself where there is none, so that the gap is visible.
    subscript(_ key: String) -> String { texts[key] ?? key }

    /// A text with its `{names}` filled in.
    func text(_ key: String, _ values: [String: String]) -> String {
        FormatString(self[key]).filled { values[$0] }
    }

    /// A text that depends on a number: `articles.one`, `articles.other`, with `{n}` in them.
    /// The numbers that take a form are listed under `plural.one` …, because languages differ: Portuguese says zero in the
    /// singular (CLDR).
    func text(_ key: String, counting count: Int, _ values: [String: String] = [:]) -> String {
        text(form(of: key, counting: count), values.merging(["n": number(count)]) { own, _ in own })
    }

    /// The key of the form that a number asks for.
    func form(of key: String, counting count: Int) -> String {
        let form = "\(key).\(forms.form(of: count))"
        return has(form) ? form : key + ".other"
    }

    /// Whether there is a text under a key.
    func has(_ key: String) -> Bool { texts[key] != nil }

    /// Every text by its key.
    var all: [String: String] { texts }

    /// The keys that begin so, sorted.
    func keys(from beginning: String) -> [String] { texts.keys.filter { $0.hasPrefix(beginning) }.sorted() }

    /// Whether a name is what we call the thing, in English or in this language.
    func isOurs(_ name: String, for key: String) -> Bool { texts[key] == name || english[key] == name }

    /// "12,345"; below the number under `number.from` no groups are made (Spanish writes 4000 and 40.000, as CLDR has it).
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

    /// The words of a list ("January February …"), from 0; empty when there are fewer.
    func word(_ index: Int, of key: String) -> String {
        let words = self[key].split(separator: " ")
        return words.indices.contains(index) ? String(words[index]) : ""
    }
}
