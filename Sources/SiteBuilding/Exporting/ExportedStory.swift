internal import Newsroom

/// A story that has a page, or is of a running story, as a line of `EditionExport`.
struct ExportedStory: Encodable {
    let type = "story"
    let id: String
    let title: String
    /// Oldest first.
    let articles: [String]
    let publishers: Int
    @WrittenNull var thread: String?
    /// The running story's page, from the site's root.
    @WrittenNull var threadPage: String?
    let related: [String]
    /// Headlines of its articles that their publishers have changed since.
    let earlier: [String]
    /// From the site's root.
    @WrittenNull var page: String?

    /// - Parameter hasPage: not where one publisher alone tells it.
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

/// The last line of `EditionExport`: what the page of headlines shows, the most important first.
struct ExportedFront: Encodable {
    let type = "front"
    /// Ids of stories that have a page, and for others the article's name.
    let items: [String]

    init(_ headlines: [Brief], storiesWithPages pages: Set<Story.ID>) {
        items = headlines.map { pages.contains($0.story.id) ? $0.story.id : $0.exportedName }
    }
}
