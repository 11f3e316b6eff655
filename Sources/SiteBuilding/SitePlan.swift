internal import FoundationEssentials
internal import Newsroom

/// The site's pages and their content.
struct SitePlan: Sendable {
    let edition: Edition
    let summaries: Summaries
    /// The site's puzzles; nil if it has none.
    let puzzles: Puzzles?
    /// The spoken digests, newest first.
    let episodes: [Episode]
    /// The stored books of all editions, in no particular order.
    let storedBooks: [DatedBook]
    let shelf: CardShelf
    let library: TemplateLibrary
    let templates: Templates
    let prerendered: PrerenderedCards
    /// The folder of style sheets and scripts, relative to the site's root.
    let assets: String
    /// The renderer that measures pages.
    let renderer: PageRenderer

    var words: Localisation { shelf.words }
    var names: PageNames { shelf.names }

    func drafts() throws(TemplateError) -> [PageDraft] {
        var drafts = try front() + [headlines]
        for desk in edition.desks { drafts += try self.desk(desk) }
        drafts += try stories() + pages(of: edition.stories, areCurrent: true)
        guard edition.folder.isEmpty else { return drafts }
        drafts +=
            try mapPages + [signals, digest, search, explore, you] + pages(of: edition.fadedStories, areCurrent: false)
        drafts += edition.threads.flatMap(thread) + edition.subjects.flatMap(subject)
        drafts += [correctionsPage].compactMap(\.self)
        return try drafts + moved + archive + personal + [puzzlesPage].compactMap(\.self) + [mediaPage()] + about()
            + report() + [
                notFound, offline,
            ]
    }

    var tagline: LocalisedName { words.taglineView(of: edition) }

    private var headlines: PageDraft {
        PageDraft(
            path: SiteFile.headlines.rawValue, template: "pages/headlines.md",
            view: HeadlinesPage(day: shelf.clock.dayView(edition.moment), headlines: headlineSlots),
            title: words["title.headlines"], titleKeys: ["title.headlines"],
            description: words["description.headlines"], kind: .headlines)
    }

    /// The headlines. A story is breaking if it is less than two hours old and at least three publishers report it.
    var headlineSlots: [SlotView] {
        edition.headlines.map { brief in
            let file = edition.stories.first { $0.story.id == brief.story.id }
            let began = (file?.briefs ?? [brief]).map(\.article.moment).min() ?? brief.article.moment
            return SlotView(
                id: brief.slot,
                isBreaking: brief.story.publishers >= 3 && edition.moment.timeIntervalSince(began) < 2 * 3600)
        }
    }

    /// Pages that redirect from merged stories to their successors, for readers who bookmarked the old address.
    private var moved: [PageDraft] {
        let leads = Dictionary(
            (edition.stories + edition.fadedStories).map { ($0.story.id, $0.lead) },
            uniquingKeysWith: { first, _ in first })
        return edition.movedStories.compactMap { move in
            leads[move.to].map { lead in
                let title = lead.article.title
                return PageDraft(
                    path: names.storyPath(move.from), template: "pages/moved.md",
                    view: MovedPage(
                        title: title, language: CardView(brief: lead, shelf: shelf).language,
                        address: names.story(move.to)), title: title,
                    description: words["description.moved"], kind: .moved,
                    successor: names.storyPath(move.to), hasMarkdown: false)
            }
        }
    }

    private var signals: PageDraft {
        PageDraft(
            path: SiteFile.signals.rawValue, template: "pages/signals.md",
            view: SignalsPage(
                day: shelf.clock.dayView(edition.moment), patterns: PatternsView(edition.patterns, words: words)),
            title: words["title.signals"], titleKeys: ["title.signals"],
            description: words["description.signals"], kind: .signals)
    }

    private var notFound: PageDraft {
        PageDraft(
            path: SiteFile.notFound.rawValue, template: "pages/not-found.md",
            view: PlainPage(siteTitle: edition.site.title),
            title: words["title.not-found"], titleKeys: ["title.not-found"],
            description: words["description.not-found"], kind: .notFound)
    }

    private var offline: PageDraft {
        PageDraft(
            path: SiteFile.offline.rawValue, template: "pages/offline.md",
            view: PlainPage(siteTitle: edition.site.title),
            title: words["title.offline"], titleKeys: ["title.offline"],
            description: words["description.offline"], kind: .offline)
    }

    func pulse(of briefs: [Brief]) -> PulseView? {
        let beats = briefs.map { (time: shelf.clock.local($0.article.moment), category: $0.topic.category) }
        return PulseView(
            PulseLine(beats, categories: edition.categories.map(\.id), clock: shelf.clock), words: words)
    }
}

extension SitePlan {
    var search: PageDraft {
        PageDraft(
            path: SiteFile.search.rawValue, template: "pages/search.md", view: PlainPage(siteTitle: edition.site.title),
            title: words["title.search"], titleKeys: ["title.search"], description: words["description.search"],
            kind: .search, styles: [assets + "search.css"])
    }
}

/// A page whose text is the same in every edition, such as `404.html` or `search.html`.
struct PlainPage: TemplateView {
    let siteTitle: String

    func child(named name: String) -> (any TemplateValue)? { name == "siteTitle" ? siteTitle : nil }
}
