/// Where an article belongs.
public struct Topic: Sendable, Equatable {
    public var category: Category.ID
    public var subcategory: Subcategory.ID?
    /// 0…1.
    public var confidence: Double

    public init(category: Category.ID, subcategory: Subcategory.ID? = nil, confidence: Double) {
        self.category = category
        self.subcategory = subcategory
        self.confidence = confidence
    }
}
