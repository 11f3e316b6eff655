public import Newsroom

/// A statement about articles, and the words that trigger it.
public struct ContextRule: Sendable, Equatable {
    /// The rule's name: lower-case letters, digits and hyphens. It is shown to readers as the origin of the sentence.
    public var name: String
    /// IDs of the categories in which the rule applies.
    public var categories: [Category.ID]
    public var kind: ContextKind
    /// The confidence, from 0.7 to 0.9.
    public var confidence: Double
    /// Whether the sentence fits every event of this kind. Other rules describe a theme, and are used only if a section
    /// has nothing better.
    public var isEvent = false
    /// Triggers: one in the title or three in the summary are enough.
    public var any: [String]
    /// Triggers that are too weak alone, such as a company name. They only count together with one of `with`.
    public var weak: [String] = []
    /// The words that `weak` triggers need, in the title or at the start of the summary.
    public var with: [String] = []
    /// Phrases that block the rule wherever they occur in the text.
    public var unless: [String] = []
    /// The reason it matters, in one sentence.
    public var reason: String
    /// Possible consequences, up to three sentences.
    public var implications: [String] = []
}
