internal import FoundationEssentials
internal import Newsroom

extension SitePlan {
    /// Returns the page of a running story, listing its stories over the days, newest first. Older ones move to further
    /// parts if there are many.
    func thread(_ thread: StoryThread) -> [PageDraft] {
        let files = shelf.files(of: thread)
        let (path, stories) = (names.threadPath(thread.id), thread.stories.indices)
        if let only = thread.only { return [onlyStory(only, at: path)] }
        return storyParts(of: path, count: stories.count).enumerated().map { part, listed in
            let (range, ways) = listed
            return PageDraft(
                path: PartLinks.path(path, part: part), template: "pages/thread.md",
                view: ThreadPage(thread, listed: range, ways: ways, shelf: shelf),
                title: part == 0 ? thread.title : "\(thread.title) · \(part + 1)",
                description: words.text("description.thread", counting: thread.stories.count), kind: .thread,
                whole: ways == nil
                    ? nil : PageDraft.Whole(ThreadPage(thread, listed: stories, ways: nil, shelf: shelf)),
                partOf: part == 0 ? nil : path, category: files.first?.lead.topic.category,
                feed: names.feed(of: thread).map {
                    FoundFeed(path: $0, title: "\(thread.title) · \(edition.site.title)")
                },
                hasMarkdown: shelf.settings.hasMarkdown(since: thread.latest, at: edition.moment))
        }
    }

    /// Returns the page of a running story that has one story left: a redirect to that story, until others join it.
    private func onlyStory(_ link: StoryLink, at path: String) -> PageDraft {
        PageDraft(
            path: path, template: "pages/moved.md",
            view: MovedPage(
                title: link.title, language: link.language, address: names.story(link.story), reason: .only),
            title: link.title, description: words.text("description.thread", counting: 1), kind: .moved,
            successor: names.storyPath(link.story), hasMarkdown: false)
    }

    /// Divides a page that lists stories by days.
    ///
    /// - Returns: the stories of each part, and the links between the parts; no links for a page that is not split.
    func storyParts(of path: String, count: Int) -> [(listed: Range<Int>, ways: PartLinks?)] {
        let starts = stride(from: 0, to: max(1, count), by: ThreadPage.most)
        let all = PartLinks.parts(of: path, count: Array(starts).count, words: words)
        return starts.enumerated().map { part, start in
            (start..<min(start + ThreadPage.most, count), PartLinks(all, at: part))
        }
    }
}
