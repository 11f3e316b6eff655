internal import Newsroom

/// A story with a page, or one that belongs to a running story, as a line of `EditionExport`.
struct ExportedStory: Encodable {
    let type = "story"
    let id: String
    let title: String
    /// The articles, oldest first.
    let articles: [String]
    let publishers: Int
    @ExplicitNull var thread: String?
    /// The path of the running story's page, relative to the site's root.
    @ExplicitNull var threadPage: String?
    let related: [String]
    /// Original headlines of articles whose publishers have since changed them.
    let earlier: [String]
    /// The path of the story's page, relative to the site's root.
    @ExplicitNull var page: String?

    /// - Parameter hasPage: whether the story has a page; one reported by a single publisher has none.
    init(_ file: StoryFile, hasPage: Bool, names: PageNames) {
        page = hasPage ? names.storyPath(file.story.id) : nil
        id = file.story.id
        title = file.lead.article.title
        articles = file.briefs.map(\.exportedName)
        publishers = file.story.publishers
        related = (file.earlier + file.related).map(\.story)
        thread = file.thread?.id
        threadPage = file.thread.map { names.threadPath($0.id) }
        earlier = file.briefs.compactMap(\.article.earlierTitle)
    }
}

/// The last line of `EditionExport`: the items of the headlines page, the most important first.
struct ExportedFront: Encodable {
    let type = "front"
    /// The ids of stories with a page, and for others the article's identifier.
    let items: [String]

    init(_ headlines: [Brief], storiesWithPages pages: Set<Story.ID>) {
        items = headlines.map { pages.contains($0.story.id) ? $0.story.id : $0.exportedName }
    }
}
