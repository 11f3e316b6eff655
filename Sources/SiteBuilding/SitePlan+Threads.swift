internal import Newsroom

extension SitePlan {
    /// The page of a running story: its stories over the days, the newest first.
    func thread(_ thread: StoryThread) -> PageDraft {
        let files = shelf.files(of: thread)
        return PageDraft(
            path: names.threadPath(thread.id), template: "pages/thread.md",
            view: ThreadPage(thread, shelf: shelf),
            title: thread.title, description: words.text("description.thread", counting: thread.stories.count),
            kind: .thread, category: files.first?.lead.topic.category,
            feed: FoundFeed(path: names.feed(ofThread: thread.id), title: "\(thread.title) · \(edition.site.title)"))
    }
}
