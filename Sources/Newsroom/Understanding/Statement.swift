/// A sentence from a rules file, with the key of its translations in `Templates/words`; or a sentence quoted verbatim
/// from a report.
///
/// Pages show the translation if the text under the key matches the built-in rule. A sentence rewritten by the site's
/// owner appears unchanged in every language.
public struct Statement: Sendable, Hashable, Encodable {
    /// The text, in the language of the rules or, for a quotation, of the report.
    public var text: String
    /// The translation key: "why.jobs", "why.jobs.2"; nil if there is no translation.
    public var key: String?

    public init(_ text: String, key: String? = nil) {
        self.text = text
        self.key = key
    }
}

extension Statement: ExpressibleByStringLiteral {
    /// Creates a sentence without translations.
    public init(stringLiteral text: String) { self.init(text) }
}
