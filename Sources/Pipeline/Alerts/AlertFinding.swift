public import Newsroom

/// The stories that match an alert, strongest first.
public struct AlertFinding: Sendable, Equatable {
    /// The alert's name.
    public let alert: String
    public let stories: [AlertedStory]
}

/// A story as an alert shows it.
public struct AlertedStory: Sendable, Equatable, Codable, Identifiable {
    public let id: Story.ID
    /// The lead report's title, in its own language.
    public let title: String
    public let publishers: Int
    /// The number of publishers in words, in the site's language ("3 publishers").
    public let note: String
    /// The address of the story's page or, without one or without `site.address`, of its lead report.
    public let address: String?
    /// The lead report.
    public let lead: Article.ID
    /// All reports. A story that was merged into this one is recognised by its lead, even if it had no page.
    public let articles: [Article.ID]

    /// The story in lines of plain text.
    public var text: String { [title, note, address].compactMap(\.self).joined(separator: "\n") }
}
