internal import Newsroom

extension SitePlan {
    /// Returns the page of a person or place, listing the stories over the days, newest first. Older ones move to
    /// further parts if there are many.
    func subject(_ subject: NamedSubject) -> [PageDraft] {
        let (path, title) = (names.subjectPath(subject.id), subject.title(in: words))
        let stories = shelf.files(of: subject).map { StoryLink($0, shelf: shelf) }
        @Sendable func page(_ listed: Range<Int>, _ ways: PartLinks?) -> SubjectPage {
            SubjectPage(subject, stories: stories, listed: listed, ways: ways, assets: assets, shelf: shelf)
        }
        return storyParts(of: path, count: stories.count).enumerated().map { part, listed in
            let (range, ways) = listed
            return PageDraft(
                path: PartLinks.path(path, part: part), template: "pages/subject.md", view: page(range, ways),
                title: part == 0 ? title : "\(title) · \(part + 1)",
                description: words.text("description.subject", ["name": title]), kind: .subject,
                whole: ways == nil ? nil : PageDraft.Whole(page(stories.indices, nil)),
                partOf: part == 0 ? nil : path,
                feed: FoundFeed(
                    path: names.feed(ofSubject: subject.id), title: "\(title) · \(edition.site.title)"),
                hasMarkdown: shelf.settings.hasMarkdown(since: subject.latest, at: edition.moment))
        }
    }
}
