internal import FoundationEssentials
internal import Newsroom

/// Which pages the site has, and what stands on each.
struct SitePlan {
    let edition: Edition
    let summaries: Summaries
    let shelf: CardShelf
    let library: TemplateLibrary
    let templates: Templates

    var words: Words { shelf.words }

    var drafts: [PageDraft] {
        let shared = [front, headlines] + edition.desks.map(desk) + [stories] + edition.stories.map(story)
        guard edition.folder.isEmpty else { return shared }
        return shared + [map, signals, digest, search] + edition.fadedStories.map(story) + moved + archive
            + personal + [about, report, notFound]
    }

    private var front: PageDraft {
        let briefs = edition.desks.filter { $0.subcategory == nil }.flatMap(\.sections).flatMap(\.briefs)
        let above = Set(edition.headlines.prefix(1 + FrontPage.headlines).map(\.id))
        return PageDraft(
            path: "index.html", template: "pages/front.md",
            view: FrontPage(
                site: edition.site, tagline: tagline, day: shelf.clock.dayView(edition.moment),
                pulse: pulse(of: briefs),
                headlines: headlineSlots, patterns: PatternsView(edition.patterns, words: words),
                sections: SectionView.all(
                    edition.front, without: above, depth: shelf.settings.front, words: words)),
            title: edition.site.title, description: edition.site.tagline, kind: "front")
    }

    private var tagline: SaidView { words.taglineView(of: edition) }

    private var headlines: PageDraft {
        PageDraft(
            path: "headlines.html", template: "pages/headlines.md",
            view: HeadlinesPage(day: shelf.clock.dayView(edition.moment), headlines: headlineSlots),
            title: words["title.headlines"], titleKeys: ["title.headlines"],
            description: words["description.headlines"], kind: "headlines")
    }

    /// A story is breaking while it is less than two hours old and three publishers tell it.
    private var headlineSlots: [SlotView] {
        edition.headlines.map { brief in
            let file = edition.stories.first { $0.story.id == brief.story.id }
            let began = (file?.briefs ?? [brief]).map(\.article.moment).min() ?? brief.article.moment
            return SlotView(
                id: brief.slot,
                isBreaking: brief.story.publishers >= 3 && edition.moment.timeIntervalSince(began) < 2 * 3600)
        }
    }

    private func desk(_ desk: Desk) -> PageDraft {
        let category = desk.category
        let others = category.subcategories.map { sub in
            LinkView(
                name: sub.name, address: Address.desk(category.id, sub.id), category: category.id,
                wording: words.wording(of: sub.name, "category.\(category.id).\(sub.id)"),
                isCurrent: sub.id == desk.subcategory?.id)
        }
        let all = LinkView(
            name: words["chips.all"], address: Address.desk(category.id), category: category.id,
            wording: words.wording("chips.all"),
            isCurrent: desk.subcategory == nil)
        let icon = "icons/\(category.icon).svg"
        let name = desk.subcategory?.name ?? category.name
        let categoryWording = words.wording(of: category.name, "category.\(category.id)")
        let subcategoryWording = desk.subcategory.flatMap { sub in
            words.wording(of: sub.name, "category.\(category.id).\(sub.id)")
        }
        let sections = SectionView.all(desk.sections, depth: shelf.settings.desks, words: words)
        return PageDraft(
            path: Address.deskPath(category.id, desk.subcategory?.id), template: "pages/desk.md",
            view: DeskPage(
                name: LinkView(
                    name: name, address: nil,
                    wording: desk.subcategory == nil ? categoryWording : subcategoryWording),
                icon: library.has(icon) ? icon : "icons/dot.svg",
                description: desk.subcategory.flatMap { sub in
                    sub.description.nonEmpty.map { words.view(of: $0, "desk.\(category.id).\(sub.id)") }
                },
                parent: desk.subcategory.map { _ in
                    LinkView(
                        name: category.name, address: Address.desk(category.id), wording: categoryWording)
                },
                chips: others.isEmpty ? [] : [all] + others, pulse: pulse(of: desk.sections.flatMap(\.briefs)),
                sections: sections,
                isThin: desk.sections.contains { $0.kind == .furtherBack && !$0.briefs.isEmpty }),
            title: desk.subcategory.map { "\($0.name) · \(category.name)" } ?? category.name,
            titleKeys: (desk.subcategory == nil ? [] : [subcategoryWording?.key ?? "-"]) + [
                categoryWording?.key ?? "-"
            ],
            description: words.text("description.desk", ["name": name, "site": edition.site.title]), kind: "desk",
            category: category.id)
    }

    private func story(_ file: StoryFile) -> PageDraft {
        PageDraft(
            path: Address.storyPath(file.story.id), template: "pages/story.md",
            view: StoryPage(file, summary: summaries.stories[file.story.id], shelf: shelf),
            title: file.lead.article.title,
            description: words.text("description.story", counting: file.story.publishers), kind: "story",
            category: file.lead.topic.category)
    }

    /// The pages of stories that have become part of others: who has kept such an address is led on.
    private var moved: [PageDraft] {
        let leads = Dictionary(
            (edition.stories + edition.fadedStories).map { ($0.story.id, $0.lead) },
            uniquingKeysWith: { first, _ in first })
        return edition.movedStories.compactMap { move in
            leads[move.to].map { lead in
                let title = lead.article.title
                return PageDraft(
                    path: Address.storyPath(move.from), template: "pages/moved.md",
                    view: MovedPage(
                        title: title, language: CardView(brief: lead, shelf: shelf).language,
                        address: Address.story(move.to)), title: title,
                    description: words["description.moved"], kind: "moved", successor: "\(move.to).html")
            }
        }
    }

    private var stories: PageDraft {
        var days: [StoriesPage.Day] = []
        for file in edition.stories {
            let latest = file.briefs.map(\.article.moment).max() ?? file.lead.article.moment
            let day = shelf.clock.dayView(latest)
            if days.last?.day != day { days.append(StoriesPage.Day(day: day, stories: [])) }
            days[days.count - 1].stories.append(SlotView(id: file.lead.slot))
        }
        return PageDraft(
            path: "stories.html", template: "pages/stories.md",
            view: StoriesPage(days: days, count: words.wording("stories", counting: edition.stories.count)),
            title: words["title.stories"], titleKeys: ["title.stories"],
            description: words["description.stories"], kind: "stories")
    }

    private var signals: PageDraft {
        PageDraft(
            path: "signals.html", template: "pages/signals.md",
            view: SignalsPage(
                day: shelf.clock.dayView(edition.moment), patterns: PatternsView(edition.patterns, words: words)),
            title: words["title.signals"], titleKeys: ["title.signals"],
            description: words["description.signals"], kind: "signals")
    }

    private var digest: PageDraft {
        PageDraft(
            path: "digest.html", template: "pages/digest.md", view: digestPage(root: Address.root),
            title: words["title.digest"], titleKeys: ["title.digest"], description: words["description.digest"],
            kind: "digest")
    }

    /// The digest as it is sent, where no address can begin at the page: one of the site's own pages is named only when
    /// the owner has said where the site is.
    func digestMail() throws(TemplateError) -> [Page] {
        let address = WebAddress.safe(edition.site.address)
        let page = digestPage(root: address.map { $0.hasSuffix("/") ? $0 : $0 + "/" })
        return [
            Page(path: "digest-email.html", text: try library.render("mail/digest.html", page)),
            Page(path: "digest.txt", text: DigestText(page: page).text),
        ]
    }

    private func digestPage(root: String?) -> DigestPage {
        DigestPage(
            summaries.digest, site: edition.site, day: shelf.clock.dayView(edition.moment), shelf: shelf, root: root)
    }

    private var about: PageDraft {
        let sources = edition.health.map(\.source).filter(\.isEnabled)
        let desks = edition.categories.compactMap { category -> AboutPage.Sources? in
            let own = sources.filter { $0.category == category.id }
            return own.isEmpty
                ? nil
                : AboutPage.Sources(
                    desk: LinkView(
                        name: category.name, address: Address.desk(category.id), category: category.id,
                        wording: words.wording(of: category.name, "category.\(category.id)")),
                    sources: own.map { AboutPage.SourceView(source: $0, words: words) })
        }
        return PageDraft(
            path: "about.html", template: "pages/about.md",
            view: AboutPage(
                site: edition.site, tagline: tagline, desks: desks,
                count: words.wording("sources", counting: sources.count)),
            title: words["title.about"], titleKeys: ["title.about"], description: words["description.about"],
            kind: "about")
    }

    /// The health of every feed, in the order of the configuration.
    var feeds: [FeedView] {
        edition.health.map { FeedView(health: $0, words: words, clock: shelf.clock) }
    }

    private var report: PageDraft {
        let feeds = feeds
        let asked = feeds.filter { $0.health.source.isEnabled }
        let desks = edition.categories.compactMap { category -> ReportPage.Desk? in
            let own = feeds.filter { $0.health.source.category == category.id }
            return own.isEmpty
                ? nil
                : ReportPage.Desk(
                    name: LinkView(
                        name: category.name, address: nil,
                        wording: words.wording(of: category.name, "category.\(category.id)")),
                    category: category.id, feeds: own)
        }
        let summary = words.wording(
            "report.summary", counting: asked.count, ["well": asked.count { $0.status == .well }])
        return PageDraft(
            path: "report.html", template: "pages/report.md",
            view: ReportPage(summary: summary, troubled: feeds.filter(\.isTroubled), desks: desks),
            title: words["title.report"], titleKeys: ["title.report"], description: words["description.report"],
            kind: "report")
    }

    private var notFound: PageDraft {
        PageDraft(
            path: "404.html", template: "pages/not-found.md", view: PlainPage(siteTitle: edition.site.title),
            title: words["title.not-found"], titleKeys: ["title.not-found"],
            description: words["description.not-found"], kind: "not-found")
    }

    private func pulse(of briefs: [Brief]) -> PulseView? {
        let beats = briefs.map { (time: shelf.clock.local($0.article.moment), category: $0.topic.category) }
        return PulseView(
            PulseLine(beats, categories: edition.categories.map(\.id), clock: shelf.clock), words: words)
    }
}
