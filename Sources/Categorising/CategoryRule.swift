public import Newsroom

/// One phrase and what it speaks for.
public struct CategoryRule: Sendable, Equatable {
    /// Matched as whole words; what capitals, "#" and "#-#" mean is told at the head of `Rules/topics.txt`.
    public var phrase: String
    /// nil where the phrase speaks for nothing and only hides its words: a figure of speech.
    public var category: Category.ID?
    public var subcategory: Subcategory.ID?
    /// How strongly it speaks for the category: 1 a hint, 2 a sign, 4 next to certain; below 0 it speaks against.
    public var weight: Double

    public init(phrase: String, category: Category.ID?, subcategory: Subcategory.ID? = nil, weight: Double) {
        self.phrase = phrase
        self.category = category
        self.subcategory = subcategory
        self.weight = weight
    }
}
