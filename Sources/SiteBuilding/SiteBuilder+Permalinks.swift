internal import Foundation
public import Newsroom

extension SiteBuilder {
    /// Returns the addresses of an edition that a later edition may lack: those of stories, running stories, people,
    /// places, categories, days, weeks, months and corrections. For an edition in a folder they include the front page
    /// and the other lists. Pages that every site has are excluded, as are the files behind pages.
    ///
    /// A story's title here is the one on its share card. It follows the page's title only when that changes
    /// substantially, so that cards are seldom drawn again.
    ///
    /// - Parameter known: the addresses published before, by path.
    public func permalinks(
        of edition: Edition, knowing known: [String: Permalink] = [:]
    ) throws(TemplateError) -> [Permalink] {
        let words = try languages.words(in: edition.site.language)
        let clock = WallClock(timeZone: edition.site.timeZone, words: words)
        let folder = edition.folder
        let edition = edition.localised(in: words)
        func permalink(_ page: String, title: String, hasFeed: Bool = true, moment: Date?) -> Permalink {
            Permalink(
                path: folder + page.dropLast(5), title: title,
                feed: hasFeed ? FeedPlan.stem(of: page).map { folder + $0 } : nil, moment: moment ?? edition.moment)
        }
        let stories = (edition.stories + edition.pastStories).map { file in
            let article = file.lead.article
            var link = permalink(
                edition.pageNames.storyPath(file.story.id), title: article.title,
                moment: file.briefs.map(\.article.moment).max())
            link.language = file.lead.language
            if let before = known[link.path]?.title, !TitleChange(before: before, after: link.title).isSubstantial {
                link.title = before
            }
            link.link = LinkAddress.safe(article.url)
            link.article = article.id
            link.feed = edition.pageNames.feed(ofStory: file.story.id, in: folder).map { folder + $0.stem }
            return link
        }
        let desks = edition.desks.map { desk in
            permalink(
                Address.deskPath(desk.category.id, desk.subcategory?.id), title: desk.name,
                moment: desk.sections.flatMap(\.briefs).map(\.article.moment).max())
        }
        let threads = edition.threads.map { thread in
            var link = permalink(edition.pageNames.threadPath(thread.id), title: thread.title, moment: thread.latest)
            link.language = thread.language
            link.feed = edition.pageNames.feed(of: thread)?.kept
            return link
        }
        let subjects = edition.subjects.map { subject in
            var link = permalink(
                edition.pageNames.subjectPath(subject.id), title: subject.title(in: words), moment: subject.latest)
            link.feed = edition.pageNames.feed(ofSubject: subject.id).kept
            return link
        }
        let occasional = PageKind.occasional(in: edition).map { kind, latest, feed in
            var link = permalink(kind.path, title: words["title.\(kind.rawValue)"], hasFeed: false, moment: latest)
            link.feed = feed?.kept
            return link
        }
        if folder.isEmpty {
            return stories + threads + subjects + desks + occasional
                + edition.days.map { day in
                    permalink(
                        Address.dayPath(day.id), title: clock.day(named: day.id), hasFeed: false,
                        moment: day.headlines.map(\.moment).max())
                }
                + edition.reviews.map { review in
                    var link = permalink(
                        Address.reviewPath(review.id), title: ReviewName(review, words: words, clock: clock).text,
                        moment: review.latest)
                    link.feed = review.period.feed.kept
                    return link
                }
        }
        return stories + desks + [
            permalink(PageKind.front.path, title: edition.site.title, moment: nil),
            permalink(PageKind.headlines.path, title: words["title.headlines"], moment: nil),
            permalink(PageKind.stories.path, title: words["title.stories"], hasFeed: false, moment: nil),
        ]
    }

    /// Returns the addresses of parts of long pages that are published for the first time. The number of parts changes
    /// with the news, but a bookmarked part must keep answering.
    ///
    /// - Parameters:
    ///   - paths: the paths of all files made, in all editions.
    ///   - edition: the main edition.
    ///   - known: every address published before.
    public func newParts(in paths: [String], of edition: Edition, besides known: [Permalink]) -> [Permalink] {
        let given = Set(known.lazy.map(\.path))
        let folder: Substring = SiteFolder.more.rawValue[...]
        return paths.compactMap { file in
            let path = String(file.dropLast(5))
            guard file.hasSuffix(".html"), path.split(separator: "/").dropLast().contains(folder),
                !given.contains(path)
            else { return nil }
            return Permalink(path: path, title: edition.site.title, moment: edition.moment)
        }
    }

    /// Writes a final version of every page and feed that existed once and is not part of today's site.
    ///
    /// A story's page links to its article at the publisher. A merged story or running story leads to its successor. A
    /// story's feed keeps the article as its only entry, under its original id. Other feeds are empty.
    ///
    /// - Parameters:
    ///   - permalinks: every address ever published, with today's in their current state.
    ///   - paths: the paths of all of today's files.
    ///   - edition: the main edition.
    ///   - reusable: the pages that can be reused from an earlier run.
    ///   - sink: receives the files.
    public func lastStates(
        of permalinks: [Permalink], besides paths: [String], in edition: Edition,
        reusable: ReusablePieces = .none, to sink: PageSink
    ) throws(TemplateError) -> BuiltSite {
        let words = try languages.words(in: edition.site.language)
        let edition = edition.localised(in: words)
        let library = try library(in: words)
        let clock = WallClock(timeZone: edition.site.timeZone, words: words)
        let plan = ExpiredPagePlan(
            edition: edition, words: words, clock: clock, settings: settings, permalinks: permalinks,
            published: Set(paths))
        var site = BuiltSite(plan.feeds.flatMap(\.pages), to: sink)
        let drafts = plan.drafts
        guard !drafts.isEmpty else { return site }
        let shelf = CardShelf(edition, settings: settings, words: words, clock: clock)
        let renderer = ConcurrentRenderer(
            renderer: try PageRenderer(library: library, edition: edition, shelf: shelf, assets: assets.folder),
            sink: sink,
            reusable: reusable)
        site.add(try renderer.pages(of: drafts))
        return site
    }
}
