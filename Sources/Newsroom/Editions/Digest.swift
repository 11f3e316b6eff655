/// The day in five minutes of reading.
public struct Digest: Sendable, Equatable {
    /// A category's leading stories.
    public struct Section: Sendable, Equatable {
        public var category: Category
        public var items: [Item]

        public init(category: Category, items: [Item]) {
            self.category = category
            self.items = items
        }
    }

    /// One story.
    public struct Item: Sendable, Equatable {
        public var lead: Brief
        public var summary: StorySummary

        public init(lead: Brief, summary: StorySummary) {
            self.lead = lead
            self.summary = summary
        }
    }

    /// The headlines, in their order.
    public var top: [Item]
    /// What else there is, in the order of the configuration; categories without further news are left out.
    public var sections: [Section]
    /// Words to be read: names of categories, titles, sentences and the names of sources.
    public var words: Int

    public init(top: [Item] = [], sections: [Section] = [], words: Int = 0) {
        self.top = top
        self.sections = sections
        self.words = words
    }
}
