internal import FoundationEssentials
internal import Newsroom

extension SitePlan {
    /// Returns the page of a running story, listing its stories over the days, newest first. Older ones move to further
    /// parts if there are many.
    func thread(_ thread: StoryThread) -> [PageDraft] {
        let files = shelf.files(of: thread)
        let (path, stories) = (names.threadPath(thread.id), thread.stories.indices)
        let starts = stride(from: 0, to: max(1, stories.count), by: ThreadPage.most)
        let ranges = starts.map { $0..<min($0 + ThreadPage.most, stories.count) }
        let all = PartWays.parts(of: path, count: ranges.count, words: words)
        return ranges.enumerated().map { part, range in
            let ways = PartWays(all, at: part)
            return PageDraft(
                path: PartWays.path(path, part: part), template: "pages/thread.md",
                view: ThreadPage(thread, listed: range, ways: ways, shelf: shelf),
                title: part == 0 ? thread.title : "\(thread.title) · \(part + 1)",
                description: words.text("description.thread", counting: thread.stories.count), kind: .thread,
                whole: ways == nil
                    ? nil : PageDraft.Whole(ThreadPage(thread, listed: stories, ways: nil, shelf: shelf)),
                partOf: part == 0 ? nil : path, category: files.first?.lead.topic.category,
                feed: FoundFeed(
                    path: names.feed(ofThread: thread.id), title: "\(thread.title) · \(edition.site.title)"),
                hasMarkdown: shelf.settings.hasMarkdown(since: thread.latest, at: edition.moment))
        }
    }
}
