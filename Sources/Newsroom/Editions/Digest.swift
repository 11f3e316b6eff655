/// A five-minute read of the day's news.
public struct Digest: Sendable, Equatable {
    /// The leading stories of a category.
    public struct Section: Sendable, Equatable {
        public var category: Category
        public var items: [Item]

        public init(category: Category, items: [Item]) {
            self.category = category
            self.items = items
        }
    }

    /// One story in the digest.
    public struct Item: Sendable, Equatable {
        public var lead: Brief
        public var summary: StorySummary

        public init(lead: Brief, summary: StorySummary) {
            self.lead = lead
            self.summary = summary
        }
    }

    /// The headlines, in ranking order.
    public var top: [Item]
    /// Further stories, in configuration order. Categories with nothing more to add are omitted.
    public var sections: [Section]
    /// The number of words to read: category names, titles, sentences and source names.
    public var words: Int

    public init(top: [Item] = [], sections: [Section] = [], words: Int = 0) {
        self.top = top
        self.sections = sections
        self.words = words
    }
}
