/// A sentence of the rules, as their file has it, with the key under which `Templates/words` may have it in other languages.
///
/// A page says it in its own language where the words under the key are the rules' own; a sentence that an owner has written
/// stays as it is in every language.
public struct Statement: Sendable, Hashable {
    /// In English or in the language of the owner's rules; `{publishers}` stands for the number.
    public var text: String
    /// "why.jobs", "why.jobs.2"; nil where no words can stand for it.
    public var key: String?
    /// How many publishers tell the story, where the sentence says so.
    public var publishers: Int?

    public init(_ text: String, key: String? = nil, publishers: Int? = nil) {
        self.text = text
        self.key = key
        self.publishers = publishers
    }

    /// The sentence as the rules have it, with the number in it.
    public var plain: String {
        publishers.map { text.replacing("{publishers}", with: "\($0)") } ?? text
    }
}

extension Statement: ExpressibleByStringLiteral {
    /// A sentence without words in other languages.
    public init(stringLiteral text: String) { self.init(text) }
}
