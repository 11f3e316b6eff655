public import Newsroom

/// Names the pages of stories and of running stories: by the id, and beside it words of the title that the page had at first.
///
/// A name is made once and then stands in the archive, as the address that was given out: it stays however the title changes,
/// and a page that was named by its id alone, before there were words, keeps that name.
public struct PageNaming: Sendable {
    /// The names of all pages that the site has had.
    private let known: PageNames
    /// The last that was said of each story that has or had a page in the main edition, by the story's id.
    public let lastTold: [Story.ID: Permalink]

    /// - Parameter permalinks: every address that was ever given out.
    public init(knowing permalinks: [Permalink]) {
        var (main, others) = (PageNames(), PageNames())
        var lastTold: [Story.ID: Permalink] = [:]
        // Where an archive holds two addresses of one page, one is chosen that is the same in every run.
        for link in permalinks.sorted(by: { $1.path < $0.path }) {
            guard let path = NamedPath(link.path) else { continue }
            let isMain = path.folder.isEmpty
            if let feed = link.feed, !FeedPath(feed).isAtomAlone { main.feeds.insert(feed) }
            switch path.kind {
            case .thread: main.threads[path.id] = String(path.name)
            case .story where link.article == nil: continue
            case .story where isMain:
                main.stories[path.id] = String(path.name)
                lastTold[path.id] = link
            case .story: others.stories[path.id] = String(path.name)
            }
        }
        main.stories.merge(others.stories) { main, _ in main }
        known = main
        self.lastTold = lastTold
    }

    /// The names of all pages that the site has had, and of those that these editions have for the first time.
    ///
    /// - Parameter editions: the main one first: a story has one name in all of them.
    public func names(for editions: [Edition]) -> PageNames {
        var names = known
        for edition in editions {
            for file in edition.stories + edition.fadedStories where names.stories[file.story.id] == nil {
                names.stories[file.story.id] = Self.name(
                    file.story.id, title: file.lead.article.title, language: file.lead.language)
            }
            for thread in edition.threads where names.threads[thread.id] == nil {
                names.threads[thread.id] = Self.name(thread.id, title: thread.title, language: thread.language)
            }
        }
        return names
    }

    private static func name(_ id: String, title: String, language: String?) -> String {
        TitleSlug(title, language: language).text.map { "\(id)-\($0)" } ?? id
    }
}
