/// The number of a story's reports that favour a category.
public struct DeskVote: Sendable, Equatable {
    public var category: Category.ID
    public var reports: Int

    public init(category: Category.ID, reports: Int) {
        self.category = category
        self.reports = reports
    }
}

/// A category, besides an article's own, on whose page it appears too.
public struct OtherDesk: Sendable, Equatable {
    public enum Reason: String, Sendable, CaseIterable {
        /// Its own text supports it almost as strongly.
        case words
        /// Nearly as many reports of its story are in it.
        case reports
        /// The texts of at least half of its story's reports support it almost as strongly.
        case wordsOfReports
        /// It shows the news of its place, whatever the topic.
        case place
    }

    public var category: Category.ID
    public var reason: Reason

    public init(category: Category.ID, reason: Reason) {
        self.category = category
        self.reason = reason
    }
}
