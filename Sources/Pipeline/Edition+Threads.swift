internal import Deduplicating
internal import Foundation
internal import Newsroom

extension Edition {
    /// The maximum number of links of each kind on a story's page.
    private static let mostLinks = 5
    /// The number of seconds after a story's latest report within which other stories, including those of its running
    /// story, still become related ones. Without this limit, half of the pages that changed overnight did so only in
    /// links to newer stories.
    private static let relatedWithin = 86_400.0

    /// Returns the edition with its running stories, and with links between related stories.
    ///
    /// - Parameters:
    ///   - records: all stories that have or had a page, in their current state.
    ///   - lastPermalinks: the last published details of stories whose articles have been deleted.
    ///   - addressed: the running stories that have or had a page.
    ///   - isPlace: whether a name is a place's.
    func threaded(
        by roster: ThreadRoster, records: [StoryRecord], lastPermalinks: [Story.ID: Permalink],
        addressed: Set<StoryThread.ID>, isPlace: @escaping (String) -> Bool
    ) -> Edition {
        var edition = self
        let paged = Set(records.map(\.id))
        let minor = minorStories(Set(roster.threadOf.keys).subtracting(paged))
        let links = StoryLinks(
            of: stories + pastStories, minor: minor, records: records, lastPermalinks: lastPermalinks)
        let threads = links.threads(
            by: roster,
            namer: ThreadNamer(reports: archive.map { ($0.story.id, $0.article.title) }, isPlace: isPlace))
        let threadOf = threads.byStory
        func linked(_ file: StoryFile) -> StoryFile {
            var file = file
            let thread = threadOf[file.story.id]
            // A running story reduced to this one story has nothing to show.
            file.thread = thread.flatMap { $0.stories.count > 1 ? $0 : nil }
            let own = (thread?.stories ?? []).filter { $0.story != file.story.id && $0.hasPage }
            file.earlier = Array(own.filter { $0.latest < file.latest }.prefix(Self.mostLinks))
            let horizon = file.latest.addingTimeInterval(Self.relatedWithin)
            let others = (roster.links[file.story.id] ?? []).filter(\.isStrong).compactMap { links.link(to: $0.story) }
                .filter { $0.hasPage && $0.latest <= horizon }
            // Link the stories that came right after. Those that go on have other titles each night, and the thread's
            // own page lists them anyway.
            let later = own.filter { $0.latest >= file.latest && $0.latest <= horizon }.suffix(Self.mostLinks)
            let shown = Set(own.map(\.story))
            file.related = Array((later + others.filter { !shown.contains($0.story) }).prefix(Self.mostLinks))
            return file
        }
        edition.stories = stories.map(linked)
        edition.pastStories = pastStories.map(linked)
        edition.minorStories = minor.map(linked)
        // A thread without any current story keeps its last published page. One whose other stories are single articles
        // gets its page with its second story; one that other pages redirect to needs it at once.
        let known = Set((stories + pastStories).map(\.story.id))
        let needed = addressed.union(roster.moved.lazy.filter { addressed.contains($0.from) }.map(\.to))
        edition.threads = threads.filter { thread in
            (thread.stories.count > 1 || needed.contains(thread.id))
                && thread.stories.contains { known.contains($0.story) }
        }
        let continuations = ThreadContinuations(of: records, shown: edition.threads, besides: roster.moved)
        edition.movedThreads = (roster.moved + continuations.moved).sorted { $0.from < $1.from }
        edition.endedThreads = continuations.ended
        return edition
    }

    /// Assembles stories without a page of their own from the articles that search covers.
    private func minorStories(_ ids: Set<Story.ID>) -> [StoryFile] {
        Dictionary(grouping: archive.filter { ids.contains($0.story.id) }, by: \.story.id).values.compactMap { briefs in
            let briefs = briefs.sorted { ($0.article.moment, $0.id) < ($1.article.moment, $1.id) }
            guard briefs.count > 1, let newest = briefs.last else { return nil }
            let lead = briefs.first { $0.id == $0.story.lead } ?? newest
            return StoryFile(story: lead.story, lead: lead, briefs: briefs)
        }.sorted { $0.story.id < $1.story.id }
    }
}

/// The links to stories, by id.
private struct StoryLinks {
    private let links: [Story.ID: StoryLink]
    private let minor: [StoryFile]
    private let records: [StoryRecord]
    /// The edition's own stories.
    private let current: Set<Story.ID>

    init(of files: [StoryFile], minor: [StoryFile], records: [StoryRecord], lastPermalinks: [Story.ID: Permalink]) {
        self.records = records
        self.minor = minor
        var links: [Story.ID: StoryLink] = [:]
        for record in records where record.movedTo == nil {
            guard let last = lastPermalinks[record.id] else { continue }
            links[record.id] = StoryLink(
                story: record.id, title: last.title, language: last.language, latest: last.moment,
                publishers: record.publishers)
        }
        for (file, hasPage) in files.map({ ($0, true) }) + minor.map({ ($0, false) }) {
            links[file.story.id] = StoryLink(
                story: file.story.id, title: file.lead.article.title, language: file.lead.language,
                latest: file.latest, publishers: file.story.publishers,
                address: hasPage ? nil : file.lead.article.url, hasPage: hasPage)
        }
        self.links = links
        current = Set((files + minor).map(\.story.id))
    }

    func link(to story: Story.ID) -> StoryLink? { links[story] }

    /// Returns the running stories, newest first. A thread starts with two stories, but a known one may shrink to one.
    func threads(by roster: ThreadRoster, namer: ThreadNamer) -> [StoryThread] {
        let moves = Dictionary(roster.moved.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        var stories: [StoryThread.ID: [StoryLink]] = [:]
        for record in records where record.movedTo == nil {
            guard let thread = roster.threadOf[record.id] ?? record.thread, let link = links[record.id] else {
                continue
            }
            stories[moves[thread] ?? thread, default: []].append(link)
        }
        for file in minor {
            guard let thread = roster.threadOf[file.story.id], let link = links[file.story.id] else { continue }
            stories[thread, default: []].append(link)
        }
        let shown = stories.filter { $0.value.contains(where: \.hasPage) }.map { id, links in
            (id: id, links: links.sorted { ($1.latest, $0.story) < ($0.latest, $1.story) })
        }
        // Only those with a current story are shown.
        let named = shown.filter { $0.links.contains { current.contains($0.story) } }
        let labels = Dictionary(
            zip(named.map(\.id), namer.labels(of: named.map(\.links))), uniquingKeysWith: { first, _ in first })
        return shown.map { thread in
            let label = labels[thread.id]
            return StoryThread(
                id: thread.id, stories: thread.links, name: label?.name, leading: label?.headline)
        }.sorted { ($1.stories[0].latest, $0.id) < ($0.stories[0].latest, $1.id) }
    }
}
