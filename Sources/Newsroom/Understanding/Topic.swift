/// Where an article belongs.
public struct Topic: Sendable, Equatable {
    public var category: Category.ID
    public var subcategory: Subcategory.ID?
    /// Other categories that the text speaks for nearly as clearly, the clearest first; its pages are theirs, too.
    public var others: [Category.ID]
    /// 0…1.
    public var confidence: Double

    public init(
        category: Category.ID, subcategory: Subcategory.ID? = nil, others: [Category.ID] = [], confidence: Double
    ) {
        self.category = category
        self.subcategory = subcategory
        self.others = others
        self.confidence = confidence
    }
}
