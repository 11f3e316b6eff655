public import Newsroom

/// The names of pages for stories, running stories, people and places: the id, followed by words from the page's first
/// title.
///
/// A name is permanent: it is stored in the archive as a published address, however the title changes later. Pages from
/// before titles were added keep their id as their name.
public struct PageNaming: Sendable {
    /// The names of all pages the site has ever had.
    private let known: PageNames
    /// The latest permalink of each story that has or had a page in the main edition, by story id.
    public let lastPermalinks: [Story.ID: Permalink]

    /// - Parameter permalinks: every address ever published.
    public init(knowing permalinks: [Permalink]) {
        var (main, others) = (PageNames(), PageNames())
        var lastPermalinks: [Story.ID: Permalink] = [:]
        // If an archive has two addresses for a page, sorting makes every run choose the same one.
        for link in permalinks.sorted(by: { $1.path < $0.path }) {
            guard let path = NamedPath(link.path) else { continue }
            let isMain = path.folder.isEmpty
            if let feed = link.feed { main.feeds.insert(feed) }
            switch path.kind {
            case .thread where isMain: main.threads[path.id] = String(path.name)
            case .subject where isMain: main.subjects[path.id] = String(path.name)
            // Further parts are below `more/`, and only the main edition has these pages.
            case .thread, .subject: continue
            case .story where link.article == nil: continue
            case .story where isMain:
                main.stories[path.id] = String(path.name)
                lastPermalinks[path.id] = link
            case .story: others.stories[path.id] = String(path.name)
            }
        }
        main.stories.merge(others.stories) { main, _ in main }
        known = main
        self.lastPermalinks = lastPermalinks
    }

    /// The ids of running stories that have or had a page.
    public var knownThreads: Set<StoryThread.ID> { Set(known.threads.keys) }

    /// The ids of people and places that have or had a page.
    public var knownSubjects: Set<NamedSubject.ID> { Set(known.subjects.keys) }

    /// Returns the names of all pages the site has ever had, adding those that are new in these editions.
    ///
    /// - Parameter editions: the main edition first, because a story has the same name in all of them.
    public func names(for editions: [Edition]) -> PageNames {
        var names = known
        for edition in editions {
            for file in edition.stories + edition.pastStories where names.stories[file.story.id] == nil {
                names.stories[file.story.id] = Self.name(
                    file.story.id, title: file.lead.article.title, language: file.lead.language)
            }
            for thread in edition.threads where names.threads[thread.id] == nil {
                // The name may change, so the address comes from the headline.
                names.threads[thread.id] = Self.name(
                    thread.id, title: thread.headline, language: thread.headlineLanguage)
            }
            for subject in edition.subjects where names.subjects[subject.id] == nil {
                names.subjects[subject.id] = Self.name(subject.id, title: subject.name, language: nil)
            }
        }
        return names
    }

    private static func name(_ id: String, title: String, language: String?) -> String {
        TitleSlug(title, language: language).text.map { "\(id)-\($0)" } ?? id
    }
}
