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

    var tagline: LocalisedName { words.taglineView(of: edition) }

    var headlines: PageDraft {
        draft(.headlines, HeadlinesPage(day: shelf.clock.dayView(edition.moment), headlines: headlineSlots))
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
    var moved: [PageDraft] {
        let leads = Dictionary(
            (edition.stories + edition.pastStories).map { ($0.story.id, $0.lead) },
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

    var signals: PageDraft {
        draft(
            .signals,
            SignalsPage(
                day: shelf.clock.dayView(edition.moment), patterns: PatternsView(edition.patterns, words: words)))
    }

    var search: PageDraft { draft(.search, plainPage, styles: [assets + "search.css"]) }
    var notFound: PageDraft { draft(.notFound, plainPage) }
    var offline: PageDraft { draft(.offline, plainPage) }
    /// Links to the reader's own pages.
    var you: PageDraft { draft(.you, plainPage) }

    private var plainPage: PlainPage { PlainPage(siteTitle: edition.site.title) }

    func pulse(of briefs: [Brief]) -> PulseView? {
        let beats = briefs.map { (time: shelf.clock.local($0.article.moment), category: $0.topic.category) }
        return PulseView(
            PulseLine(beats, categories: edition.categories.map(\.id), clock: shelf.clock), words: words)
    }
}

/// A page whose text is the same in every edition, such as `404.html` or `search.html`.
struct PlainPage: TemplateView {
    let siteTitle: String

    func child(named name: String) -> (any TemplateValue)? { name == "siteTitle" ? siteTitle : nil }
}
