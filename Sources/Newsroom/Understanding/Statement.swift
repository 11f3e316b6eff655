/// A sentence of the rules, as their file has it, with the key under which `Templates/words` may have it in other languages; or one of a
/// report, word for word.
///
/// A page says it in its own language where the words under the key are the rules' own; a sentence that an owner has written
/// stays as it is in every language.
public struct Statement: Sendable, Hashable {
    /// In the language of the rules or, where a report says it, of the report.
    public var text: String
    /// "why.jobs", "why.jobs.2"; nil where no words can stand for it.
    public var key: String?

    public init(_ text: String, key: String? = nil) {
        self.text = text
        self.key = key
    }
}

extension Statement: ExpressibleByStringLiteral {
    /// A sentence without words in other languages.
    public init(stringLiteral text: String) { self.init(text) }
}
